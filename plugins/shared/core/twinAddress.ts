import { withoutEndSlashes } from './withoutEndSlashes';

/**
 * Where a page is in Markdown: its own address, without trailing slash, and `.md`. That of the base address, which has
 * no name, is `index.md`.
 */
export function twinAddress(permalink: string, baseUrl: string): string {
  const path = withoutEndSlashes(permalink);
  return `${path}/` === baseUrl ? `${baseUrl}index.md` : `${path}.md`;
}
