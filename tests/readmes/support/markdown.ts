/** A table; cells are Markdown. */
export function renderTable(head: readonly string[], rows: ReadonlyArray<readonly string[]>): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), `|${head.map(() => '---|').join('')}`, ...rows.map(line)].join('\n');
}

/** Replaces what is between `<!-- name -->` and `<!-- /name -->`. Throws if the text lacks them. */
export function fillSection(text: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [before, rest] = splitOnce(text, start);
  const [, after] = splitOnce(rest, end);
  return `${before}${start}\n${content}\n${end}${after}`;
}

function splitOnce(text: string, mark: string): [string, string] {
  const [before, after, ...more] = text.split(mark);
  if (before === undefined || after === undefined || more.length > 0) throw new Error(`\`${mark}\` is not there once`);
  return [before, after];
}

export interface NamedBlock {
  /** The file that it shows. */
  title: string;
  code: string;
}

/** Lists the code blocks with a title, but not those within other blocks. */
export function listBlocks(text: string): NamedBlock[] {
  const blocks = text.matchAll(/^(`{3,})(.*)\n([\s\S]*?)^\1$/gm);
  return [...blocks].flatMap(([, , info = '', code = '']) => {
    const [, title] = /^\w+ title="([^"]+)"$/.exec(info) ?? [];
    return title === undefined ? [] : [{ title, code }];
  });
}
