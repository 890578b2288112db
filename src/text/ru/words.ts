/** Joins words with commas, and "и" before the last. */
export function listOf(parts: readonly string[], none: string): string {
  if (parts.length === 0) return none;
  return parts.length === 1 ? (parts[0] as string) : `${parts.slice(0, -1).join(", ")} и ${parts[parts.length - 1]}`;
}

/** A number with the form of the noun for 1, 2 to 4, or 5 and more. */
export function counted(count: number, one: string, few: string, many: string): string {
  const tens = Math.abs(count) % 100;
  const ones = tens % 10;
  const form = tens > 10 && tens < 20 ? many : ones === 1 ? one : ones > 1 && ones < 5 ? few : many;
  return `${count} ${form}`;
}
