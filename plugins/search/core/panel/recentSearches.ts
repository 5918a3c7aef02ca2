import { readStored } from './readStored';

const MOST = 5;
/** Longer text was pasted, and is not worth repeating. */
const LONGEST = 80;

export function readRecent(stored: string | null): string[] {
  return readStored(stored)
    .filter((text) => typeof text === 'string')
    .slice(0, MOST);
}

/** Adds `text` at the front; removes duplicates that differ only in case and spaces. */
export function addRecent(recent: readonly string[], text: string): string[] {
  const added = text.trim().replace(/\s+/g, ' ');
  if (added === '' || added.length > LONGEST) return [...recent];
  return [added, ...recent.filter((other) => other.toLowerCase() !== added.toLowerCase())].slice(0, MOST);
}
