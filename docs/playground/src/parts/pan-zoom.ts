/** Moving and enlarging a picture inside an SVG: by dragging, by wheel, by two fingers. All lengths are those of the viewBox. */

/** What is done to the picture: enlarged by `k`, then moved. */
export interface Transform {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const WHOLE: Transform = { k: 1, x: 0, y: 0 };
/** So many pixels a pointer may tremble in a click. */
const TREMBLE = 4;
const WHEEL = 0.002;
/** A line of a wheel that counts lines. */
const LINE = 25;

export class PanZoom {
  #at = WHOLE;
  readonly #pointers = new Map<number, Point>();
  #travelled = 0;
  readonly #abort = new AbortController();

  constructor(
    readonly svg: SVGSVGElement,
    readonly size: { readonly width: number; readonly height: number },
    readonly most: number,
    readonly onChange: (at: Transform) => void,
  ) {
    const { signal } = this.#abort;
    svg.addEventListener("wheel", (event) => this.#wheel(event), { signal, passive: false });
    svg.addEventListener("pointerdown", (event) => this.#down(event), { signal });
    svg.addEventListener("pointermove", (event) => this.#move(event), { signal });
    for (const type of ["pointerup", "pointercancel"] as const) svg.addEventListener(type, (event) => this.#up(event), { signal });
    // The click at the end of a drag means nothing.
    svg.addEventListener("click", (event) => this.#travelled > TREMBLE && event.stopImmediatePropagation(), { signal, capture: true });
    onChange(this.#at);
  }

  stop(): void {
    this.#abort.abort();
  }

  whole(): void {
    this.#set(WHOLE);
  }

  /** Enlarges about the middle, or about a point of the viewBox. */
  scaleBy(by: number, about: Point = { x: this.size.width / 2, y: this.size.height / 2 }): void {
    const { k, x, y } = this.#at;
    const next = Math.min(this.most, Math.max(1, k * by));
    this.#set({ k: next, x: about.x - ((about.x - x) * next) / k, y: about.y - ((about.y - y) * next) / k });
  }

  panBy(dx: number, dy: number): void {
    const { k, x, y } = this.#at;
    this.#set({ k, x: x + dx, y: y + dy });
  }

  // The picture always fills the frame.
  #set({ k, x, y }: Transform): void {
    const { width, height } = this.size;
    this.#at = { k, x: Math.min(0, Math.max(width * (1 - k), x)), y: Math.min(0, Math.max(height * (1 - k), y)) };
    this.onChange(this.#at);
  }

  // Where a pointer is, in lengths of the viewBox.
  #point({ clientX, clientY }: MouseEvent): Point {
    const matrix = this.svg.getScreenCTM();
    if (matrix === null) return { x: 0, y: 0 };
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return { x, y };
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    const delta = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE : event.deltaY;
    this.scaleBy(2 ** (-delta * WHEEL), this.#point(event));
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

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
