import { type PageFacts, STATUSES, type Status } from './listFacts';

export interface Sum extends Record<Status, number> {
  facts: number;
  /** The share of facts that are pinned or proven, in per cent with one decimal. */
  covered: number;
}

/** How many facts there are, and how many of each kind. */
export function sumUp(pages: readonly PageFacts[]): Sum {
  const all = pages.flatMap(({ facts }) => facts);
  const counts = STATUSES.map((status) => [status, all.filter((one) => one.status === status).length] as const);
  const { pinned = 0, proven = 0, watched = 0, open = 0 } = Object.fromEntries(counts);
  const covered = all.length === 0 ? 100 : Math.floor(((pinned + proven) * 1000) / all.length) / 10;
  return { facts: all.length, pinned, proven, watched, open, covered };
}

/** A line for each page and each fact that nothing proves, and a sum. */
export function formatCoverage(pages: readonly PageFacts[], format: 'text' | 'json'): string {
  if (format === 'json') {
    const list = pages.map(({ file, facts }) => ({
      file,
      ...sumUp([{ file, facts }]),
      list: facts.map(({ kind, text, line, column, status }) => ({ kind, text, line, column, status })),
    }));
    return JSON.stringify({ total: sumUp(pages), pages: list }, null, 2);
  }
  const width = Math.max(0, ...pages.map(({ file }) => file.length));
  const lines = pages.flatMap((page) => [
    printSum(page.file.padEnd(width), sumUp([page])),
    ...page.facts
      .filter(({ status }) => status === 'watched' || status === 'open')
      .map(({ line, column, text, status }) => `  ${`${line}:${column}`.padEnd(8)}${status.padEnd(9)}${text}`),
  ]);
  return [...lines, '', printSum('All pages', sumUp(pages))].join('\n');
}

function printSum(name: string, { facts, covered, ...counts }: Sum): string {
  const parts = STATUSES.flatMap((status) => (counts[status] > 0 ? `${counts[status]} ${status}` : []));
  return `${name}  ${covered.toFixed(1).padStart(5)} %  ${facts} facts: ${parts.join(', ') || 'none'}`;
}
