/** Outside of the docs: only a bundle can reach it. */
export function add(one: number, other: number): number {
  return one + other;
}
