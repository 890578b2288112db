/**
 * Exponential functions that give the same bits in every JavaScript engine, unlike Math.exp, Math.log, Math.tanh and `**`. A choice that must be the same
 * on every machine cannot depend on those. A test keeps them out of the source.
 */
const { LN2 } = Math;
/** Above this number e^x is infinite. */
const INFINITE = 710;
const NOTHING = -746; // below this number e^x is 0
/** From here on tanh is 1 to the last bit. */
const SURE = 20;

/** `base` raised to `times`, a whole number from 0. */
export function power(base: number, times: number): number {
  let product = 1;
  for (let n = 0; n < times; n++) product *= base;
  return product;
}

export function exp(x: number): number {
  if (x > INFINITE) return Number.POSITIVE_INFINITY;
  if (x < NOTHING) return 0;
  const doublings = Math.round(x / LN2);
  const r = x - doublings * LN2;
  // The Padé approximant of order [5/5]: for r of at most LN2 / 2 its error is below the last bit.
  const square = r * r;
  const even = 30240 + square * (3360 + square * 30);
  const odd = r * (15120 + square * (420 + square));
  const part = (even + odd) / (even - odd);
  return doublings < 0 ? part * power(0.5, -doublings) : part * power(2, doublings);
}

export function tanh(x: number): number {
  if (x > SURE) return 1;
  if (x < -SURE) return -1;
  const square = exp(2 * x);
  return (square - 1) / (square + 1);
}

/** The natural logarithm: minus infinity for 0, NaN below 0. */
export function log(x: number): number {
  if (!(x > 0 && x < Number.POSITIVE_INFINITY)) return x === 0 ? Number.NEGATIVE_INFINITY : x > 0 ? x : Number.NaN;
  let doublings = 0;
  let rest = x;
  for (; rest >= 1.5; rest /= 2) doublings++;
  for (; rest < 0.75; rest *= 2) doublings--;
  const z = (rest - 1) / (rest + 1);
  const square = z * z;
  let sum = 0;
  for (let odd = 23; odd > 0; odd -= 2) sum = sum * square + 1 / odd;
  return doublings * LN2 + 2 * z * sum;
}
