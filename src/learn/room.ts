/** Arrays of numbers that grow. */

/** An array with room for `length` numbers: the given one if it is long enough, else a copy that is twice as long as needed. */
export function withRoom<A extends Int32Array | Float32Array | Float64Array>(array: A, length: number): A {
  if (array.length >= length) return array;
  const longer = new (array.constructor as new (length: number) => A)(2 * length);
  longer.set(array);
  return longer;
}
