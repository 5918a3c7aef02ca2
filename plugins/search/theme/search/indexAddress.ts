/** A file of its own, named by its hash. */
export function indexAddress(): string {
  return new URL('@generated/search/default/search-index.json', import.meta.url).href;
}
