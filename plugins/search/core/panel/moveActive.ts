/** Rows that PageUp and PageDown pass over. */
const PAGE = 5;

/**
 * Which of `count` rows is chosen after a key; -1: none. Arrows go round, pages stop at the ends. Undefined for keys that
 * belong to the field: Home and End do until a row is chosen.
 */
export function moveActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return active >= last ? 0 : active + 1;
    case 'ArrowUp':
      return active <= 0 ? last : active - 1;
    case 'PageDown':
      return Math.min(last, active + PAGE);
    case 'PageUp':
      return Math.max(0, active - PAGE);
    case 'Home':
      return active < 0 ? undefined : 0;
    case 'End':
      return active < 0 ? undefined : last;
    default:
      return undefined;
  }
}
