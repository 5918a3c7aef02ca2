/** The number of a key, from 0 in the order in which they are first asked for. */
export function numberOf<K>(numbers: Map<K, number>, key: K): number {
  const number = numbers.get(key) ?? numbers.size;
  numbers.set(key, number);
  return number;
}
