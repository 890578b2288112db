/** Moving and enlarging a map inside a pane: by dragging, by wheel, by two fingers, by a double tap. A view says how lengths of the map become pixels of the pane. */
import type { Rect } from "tyche/svg";

/** A view of the map: enlarged by `k`, then moved, in pixels. */
export interface View {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** So many pixels a pointer may tremble in a click. */
const TREMBLE = 4;
const WHEEL = 0.002;
/** A line of a wheel that counts lines. */
const LINE = 25;
/** The largest scale. */
const MOST = 6;
const DOUBLE = 1.8;
/** How far beyond its edge the map can be drawn, so that what lies under a panel comes out. */
const SLACK = 110;
const GLIDE = 260;

export class PanZoom {
  #at: View = { k: 1, x: 0, y: 0 };
  #pane: Size = { width: 1, height: 1 };
  #frame = 0;
  readonly #pointers = new Map<number, Point>();
  #travelled = 0;
  readonly #abort = new AbortController();

  constructor(
    readonly svg: SVGSVGElement,
    readonly map: Rect,
    readonly onChange: (at: View, pane: Size) => void,
  ) {
    const { signal } = this.#abort;
    svg.addEventListener("wheel", (event) => this.#wheel(event), { signal, passive: false });
    svg.addEventListener("pointerdown", (event) => this.#down(event), { signal });
    svg.addEventListener("pointermove", (event) => this.#move(event), { signal });
    for (const type of ["pointerup", "pointercancel"] as const) svg.addEventListener(type, (event) => this.#up(event), { signal });
    // The click at the end of a drag means nothing.
    svg.addEventListener("click", (event) => this.#travelled > TREMBLE && event.stopImmediatePropagation(), { signal, capture: true });
  }

  stop(): void {
    this.#abort.abort();
    cancelAnimationFrame(this.#frame);
  }

  get at(): View {
    return this.#at;
  }

  get pane(): Size {
    return this.#pane;
  }

  /** Another size of the pane: what is in the middle stays there. */
  resize(pane: Size): void {
    const before = this.#pane;
    this.#pane = pane;
    const { k, x, y } = this.#at;
    this.#set({ k, x: x + (pane.width - before.width) / 2, y: y + (pane.height - before.height) / 2 });
  }

  /** The scale at which the whole map is in the pane. */
  get least(): number {
    return Math.min(this.#pane.width / this.map.width, this.#pane.height / this.map.height);
  }

  whole(): void {
    const { map } = this;
    this.show({ k: this.least, x: map.x + map.width / 2, y: map.y + map.height / 2 });
  }

  /** Shows the map at a scale, with a point of it in the middle of the pane or of the part of it that is free; it glides there unless `isSudden`. */
  show({ k, x, y }: View, isSudden = false, free: Rect = { x: 0, y: 0, ...this.#pane }): void {
    const [cx, cy] = [free.x + free.width / 2, free.y + free.height / 2];
    const goal = this.#held({ k, x: cx - x * k, y: cy - y * k });
    cancelAnimationFrame(this.#frame);
    if (isSudden || matchMedia("(prefers-reduced-motion: reduce)").matches) return this.#set(goal);
    const [from, start] = [this.#at, performance.now()];
    const step = (now: number): void => {
      const t = Math.min(1, Math.max(0, (now - start) / GLIDE));
      const share = t * t * (3 - 2 * t);
      const between = (a: number, b: number): number => a + (b - a) * share;
      this.#set({ k: between(from.k, goal.k), x: between(from.x, goal.x), y: between(from.y, goal.y) });
      if (t < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  /** Enlarges about the middle, or about a point of the pane. */
  scaleBy(by: number, about: Point = { x: this.#pane.width / 2, y: this.#pane.height / 2 }): void {
    cancelAnimationFrame(this.#frame);
    const { k, x, y } = this.#at;
    const next = Math.min(MOST, Math.max(this.least, k * by));
    this.#set({ k: next, x: about.x - ((about.x - x) * next) / k, y: about.y - ((about.y - y) * next) / k });
  }

  panBy(dx: number, dy: number): void {
    cancelAnimationFrame(this.#frame);
    const { k, x, y } = this.#at;
    this.#set({ k, x: x + dx, y: y + dy });
  }

  #set(to: View): void {
    this.#at = this.#held(to);
    this.onChange(this.#at, this.#pane);
  }

  // The map fills the pane where it is large enough, and stands in its middle where it is not.
  #held({ k, x, y }: View): View {
    const { map } = this;
    const { width, height } = this.#pane;
    return { k, x: heldAlong(x, map.x * k, map.width * k, width), y: heldAlong(y, map.y * k, map.height * k, height) };
  }

  #point({ clientX, clientY }: MouseEvent): Point {
    const { left, top } = this.svg.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    const delta = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE : event.deltaY;
    this.scaleBy(2 ** (-delta * WHEEL), this.#point(event));
  }

  /** Enlarges where a double click or a double tap fell. */
  double(event: MouseEvent): void {
    const { k } = this.#at;
    this.scaleBy(k * DOUBLE > MOST ? this.least / k : DOUBLE, this.#point(event));
  }

  #down(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (this.#pointers.size === 0) this.#travelled = 0;
    this.#pointers.set(event.pointerId, this.#point(event));
  }

  #move(event: PointerEvent): void {
    const before = this.#pointers.get(event.pointerId);
    if (before === undefined) return;
    if (event.buttons === 0) return this.#up(event);
    this.#travelled += Math.abs(event.movementX) + Math.abs(event.movementY);
    if (this.#travelled <= TREMBLE) return;
    // Only now: a captured pointer would take the click from what it stands on.
    this.svg.setPointerCapture(event.pointerId);
    const now = this.#point(event);
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other !== undefined) this.scaleBy(distance(now, other) / Math.max(1, distance(before, other)), other);
    else this.panBy(now.x - before.x, now.y - before.y);
    this.#pointers.set(event.pointerId, now);
  }

  #up(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
  }
}

function heldAlong(at: number, start: number, length: number, room: number): number {
  const least = room - start - length;
  if (length <= room) return (least - start) / 2;
  return Math.min(SLACK - start, Math.max(least - SLACK, at));
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
