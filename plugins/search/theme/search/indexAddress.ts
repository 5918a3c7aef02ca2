/** Of the index that the plugin writes: a file of its own, named after its content. */
export function indexAddress(): string {
  return new URL('@generated/search/default/search-index.json', import.meta.url).href;
}
