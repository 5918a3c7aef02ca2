const MOST = 5;
/** Longer text was pasted, and is not worth repeating. */
const LONGEST = 80;

export function readRecent(stored: string | null): string[] {
  if (!stored) return [];
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? value.filter((text) => typeof text === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function writeRecent(recent: readonly string[]): string {
  return JSON.stringify(recent);
}

/** Adds `text` at the front; removes duplicates that differ only in case and spaces. */
export function addRecent(recent: readonly string[], text: string): string[] {
  const added = text.trim().replace(/\s+/g, ' ');
  if (added === '' || added.length > LONGEST) return [...recent];
  return [added, ...recent.filter((other) => other.toLowerCase() !== added.toLowerCase())].slice(0, MOST);
}
