/** A list from the browser's storage; empty if there is none. */
export function readStored(stored: string | null): unknown[] {
  if (!stored) return [];
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
