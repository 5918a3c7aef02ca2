/** A code block that shows a file, or one region of it: ```` ```ts file=_samples/cloud.ts#call ````. */
export interface Quote {
  /** As written; relative to the docs folder. */
  path: string;
  region?: string;
  line: number;
  column: number;
}

const FENCE = /^([ \t>]*)(`{3,}|~{3,})(.*)$/;
const META = /(?:^|\s)file=([^\s#]+)(?:#(\S+))?/;
const REGION = /^\s*(?:\/\/|#)\s*#(region|endregion)\b\s*(\S*)\s*$/;

/** Reads the quote in the text after a code block's language. */
export function readQuote(meta: string): Omit<Quote, 'line' | 'column'> | undefined {
  const [, path, region] = META.exec(meta) ?? [];
  return path === undefined ? undefined : { path, region };
}

/** Lists a page's quotes without parsing it, so that syntax errors do not matter. */
export function listQuotes(page: string): Quote[] {
  const quotes: Quote[] = [];
  let open: string | undefined;
  for (const [index, text] of page.split(/\r?\n/).entries()) {
    const [, , fence = '', info = ''] = FENCE.exec(text) ?? [];
    if (fence === '') continue;
    if (open === undefined) {
      open = fence;
      const quote = readQuote(info);
      if (quote) quotes.push({ ...quote, line: index + 1, column: text.indexOf('file=') + 1 });
    } else if (fence.startsWith(open) && info.trim() === '') open = undefined;
  }
  return quotes;
}

/** Returns a region's lines, or the whole file, without their common indent; `undefined` if there is no such region. */
export function cutRegion(file: string, region?: string): string | undefined {
  const lines = file.trimEnd().split(/\r?\n/);
  const begin = region === undefined ? -1 : lines.findIndex((line) => regionOf(line) === region);
  if (region !== undefined && begin < 0) return undefined;
  const end = region === undefined ? lines.length : endOf(lines, begin);
  return dedent(lines.slice(begin + 1, end).filter((line) => !REGION.test(line)));
}

export function listRegions(file: string): string[] {
  return file.split(/\r?\n/).flatMap((line) => regionOf(line) ?? []);
}

function regionOf(line: string): string | undefined {
  const [, kind, name] = REGION.exec(line) ?? [];
  return kind === 'region' ? name : undefined;
}

function endOf(lines: string[], begin: number): number {
  let depth = 0;
  for (const [index, line] of lines.entries()) {
    if (index < begin) continue;
    const [, kind] = REGION.exec(line) ?? [];
    if (kind === 'region') depth += 1;
    if (kind === 'endregion') depth -= 1;
    if (depth === 0) return index;
  }
  return lines.length;
}

function dedent(lines: string[]): string {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const indent = Math.min(...indents, Number.MAX_SAFE_INTEGER);
  const text = lines.map((line) => line.slice(indent)).join('\n');
  return text.replace(/^\n+|\n+$/g, '');
}
