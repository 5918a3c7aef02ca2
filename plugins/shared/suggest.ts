import leven from 'leven';

/** Returns the nearest candidates: few edits away, or equal except for case and separators. */
export function findNear(given: string, candidates: Iterable<string>, limit = 3): string[] {
  const most = Math.max(1, Math.min(4, Math.floor(given.length / 3)));
  const plain = simplify(given);
  const near: Array<{ candidate: string; distance: number }> = [];
  for (const candidate of new Set(candidates)) {
    if (candidate === given || Math.abs(candidate.length - given.length) > most + 2) continue;
    const distance = simplify(candidate) === plain ? 0 : countEdits(given, candidate);
    if (distance <= most) near.push({ candidate, distance });
  }
  const same = near.filter(({ distance }) => distance === 0);
  return (same.length > 0 ? same : near)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}

/** `mark`: what names begin with, such as `#`. */
export function didYouMean(given: string, candidates: Iterable<string>, mark = ''): string | undefined {
  const marked = mark === '' ? candidates : Array.from(candidates, (name) => mark + name);
  return asQuestion(findNear(mark + given, marked).map((name) => `\`${name}\``));
}

export function asQuestion(names: string[]): string | undefined {
  if (names.length === 0) return undefined;
  const last = names.at(-1) ?? '';
  const list = names.length === 1 ? last : `${names.slice(0, -1).join(', ')} or ${last}`;
  return `Did you mean ${list}?`;
}

/** Counts a swap of two neighbours as one edit. */
export function countEdits(given: string, candidate: string): number {
  const at = [...given].findIndex((letter, index) => letter !== candidate[index]);
  if (at < 0) return leven(given, candidate);
  const swapped = `${given.slice(0, at)}${given.charAt(at + 1)}${given.charAt(at)}${given.slice(at + 2)}`;
  return swapped === candidate ? 1 : leven(given, candidate);
}

function simplify(name: string): string {
  return name.toLowerCase().replace(/[-_.\s]/g, '');
}
