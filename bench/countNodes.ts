import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../plugins/shared/files';

export interface PageNodes {
  /** Below the folder of the site. */
  file: string;
  nodes: number;
  bytes: number;
  /** How many operations it shows. */
  operations: number;
}

/** Budgets: the page of one operation, and any page. */
export const MOST_NODES = { operation: 2500, page: 7500 };

/** Elements of every page of a built site, heaviest first. Counted in the text: quick, and right to a few per cent. */
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

/** Pages that hold more than a page of their kind may. */
export function tooHeavy(pages: PageNodes[]): PageNodes[] {
  return pages.filter(({ nodes, operations }) => nodes > (operations === 1 ? MOST_NODES.operation : MOST_NODES.page));
}
