import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../plugins/shared/files';

export interface PageNodes {
  /** Below the folder of the site. */
  file: string;
  nodes: number;
  bytes: number;
  /** Operations shown on the page. */
  operations: number;
}

export const MOST_NODES = { operation: 2500, page: 7500 };

/** Counts the elements of all pages, heaviest first. A text search is fast, and accurate to a few per cent. */
export async function countNodes(site: string): Promise<PageNodes[]> {
  const pages: PageNodes[] = [];
  for (const file of await listFiles(site)) {
    if (!file.endsWith('.html')) continue;
    const html = await readFile(join(site, file), 'utf8');
    const markup = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, '<$1>');
    pages.push({
      file,
      nodes: markup.match(/<[a-z][^\s>]*(?=[\s>])/gi)?.length ?? 0,
      bytes: Buffer.byteLength(html),
      operations: html.match(/class="api-section api-op"/g)?.length ?? 0,
    });
  }
  return pages.sort((a, b) => b.nodes - a.nodes);
}

export function tooHeavy(pages: PageNodes[]): PageNodes[] {
  return pages.filter(({ nodes, operations }) => nodes > (operations === 1 ? MOST_NODES.operation : MOST_NODES.page));
}
