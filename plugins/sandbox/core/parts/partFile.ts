/** The file of all operations of a document, beside those of their parts. */
export const INDEX_FILE = 'index.json';

/** The file of a part. Names of operations that no page shows may have slashes. */
export function partFile(name: string): string {
  return `call-${name.replaceAll(/[^\p{L}\p{M}\d._-]/gu, '_')}.json`;
}
