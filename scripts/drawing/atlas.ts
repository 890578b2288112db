/** Land of Natural Earth (public domain), as the package world-atlas gives it: TopoJSON, whose arcs are shared and written as steps. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Ring, XY } from "./geometry.js";

interface Topology {
  readonly arcs: readonly (readonly XY[])[];
  readonly transform: { readonly scale: XY; readonly translate: XY };
  readonly objects: { readonly land: { readonly geometries: readonly { readonly type: "Polygon" | "MultiPolygon"; readonly arcs: unknown }[] } };
}

/** Every ring of land in degrees, islands and holes alike. */
export function landRings(resolution: "10m" | "50m"): Ring[] {
  const file = createRequire(import.meta.url).resolve(`world-atlas/land-${resolution}.json`);
  const topology = JSON.parse(readFileSync(file, "utf8")) as Topology;
  const arcs = topology.arcs.map((steps) => degreesOf(steps, topology.transform));
  return topology.objects.land.geometries.flatMap(({ type, arcs: parts }) => {
    const polygons = (type === "Polygon" ? [parts] : parts) as readonly (readonly (readonly number[])[])[];
    return polygons.flat().map((ring) => ring.flatMap((index) => arcOf(arcs, index).slice(1)));
  });
}

function degreesOf(steps: readonly XY[], { scale, translate }: Topology["transform"]): XY[] {
  let [x, y] = [0, 0];
  return steps.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

// An arc backwards is written as its complement.
function arcOf(arcs: readonly XY[][], index: number): readonly XY[] {
  return index >= 0 ? arcs[index]! : [...arcs[~index]!].reverse();
}
