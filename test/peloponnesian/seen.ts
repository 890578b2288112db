/** Views as tests read them: blocks and areas as lists, with all that a view leaves out filled in. */
import {
  STANDARD_EDITION,
  type PeloponnesianAreaId as AreaId,
  type PeloponnesianBlockId as BlockId,
  type PeloponnesianView,
  type PeloponnesianSeat as Seat,
  SEATS,
} from "../../src/peloponnesian/index.js";
import type { GarrisonKind, Native } from "../../src/peloponnesian/vocabulary/types.js";
import type { BySeat, OffMap } from "../../src/peloponnesian/knowledge/view/index.js";

export interface SeenBlock {
  readonly id: BlockId;
  readonly side: Seat;
  readonly area: AreaId | null;
  readonly off: OffMap | null;
  readonly cv: number;
  readonly carriedBy: BlockId | null;
  readonly marks: readonly string[];
  readonly route: readonly AreaId[];
}

/** The blocks whose faces are seen, in the order of the edition. */
export function blocksIn({ blocks }: Pick<PeloponnesianView, "blocks">): SeenBlock[] {
  return SEATS.flatMap((side) =>
    Object.entries(blocks[side]).map(([id, { area = null, off = null, cv = 0, carriedBy = null, marks = [], route = [] }]) => {
      return { id, side, area, off, cv, carriedBy, marks, route };
    }),
  );
}

/** A view without the blocks that are set aside, which are open (PEL-HI.16). */
export function withoutSetAside(view: PeloponnesianView): PeloponnesianView {
  const rest = (seat: Seat) => Object.fromEntries(Object.entries(view.blocks[seat]).filter(([, { off }]) => off !== "reserve" && off !== "excluded"));
  return { ...view, blocks: { sparta: rest("sparta"), athens: rest("athens") } };
}

export interface SeenCity {
  readonly value: number;
  readonly native: Native;
  readonly controller: Seat | null;
  readonly garrison: GarrisonKind;
  readonly garrisonCV: number;
  readonly siegeSince: number | null;
  readonly besieger: Seat | null;
  readonly blockaded: boolean;
  readonly pillaged: boolean;
  readonly closed: boolean;
}

export interface SeenArea {
  readonly id: AreaId;
  readonly closed: boolean;
  readonly field: BySeat<number>;
  readonly besieged: BySeat<number>;
  readonly city: SeenCity | null;
}

/** All areas of the standard edition, in the order of the map. */
export function areasIn({ areas }: Pick<PeloponnesianView, "areas">): SeenArea[] {
  const { land, sea } = STANDARD_EDITION;
  const values = new Map(land.map(({ id, city }) => [id, city?.value ?? 0]));
  return [...land, ...sea].map(({ id }) => {
    const { closed = false, field, besieged } = areas[id] ?? {};
    const value = values.get(id) ?? 0;
    return { id, closed, field: { ...NONE, ...field }, besieged: { ...NONE, ...besieged }, city: value === 0 ? null : cityIn(areas, id, value) };
  });
}

const NONE = { sparta: 0, athens: 0 };

function cityIn(areas: PeloponnesianView["areas"], id: AreaId, value: number): SeenCity {
  const { controller = null, native, garrison = "none", garrisonCV = 0, siege, pillaged = false, closed = false } = areas[id]!.city!;
  const besieged = { siegeSince: siege?.since ?? null, besieger: siege?.seat ?? null, blockaded: siege?.blockaded ?? false };
  return { value, native: native ?? controller!, controller, garrison, garrisonCV, ...besieged, pillaged, closed };
}
