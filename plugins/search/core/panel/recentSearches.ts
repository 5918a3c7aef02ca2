const MOST = 5;
/** Characters; what is longer was pasted, and nobody looks for it twice. */
const LONGEST = 80;

/** What has been searched for, the latest first, from its stored form. Damaged or foreign values are none. */
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

/** With `text` at the front; what differs from it in case and spaces alone goes. */
export function addRecent(recent: readonly string[], text: string): string[] {
  const added = text.trim().replace(/\s+/g, ' ');
  if (added === '' || added.length > LONGEST) return [...recent];
  return [added, ...recent.filter((other) => other.toLowerCase() !== added.toLowerCase())].slice(0, MOST);
}
