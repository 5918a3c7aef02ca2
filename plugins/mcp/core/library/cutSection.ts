import { plainText } from '../../../shared/core/description/plainText';

const HEADING = /^(#{1,6}) (.*)$/;

/** The section of a page that a heading begins, with those inside it. `undefined` if the page has no such heading. */
export function cutSection(markdown: string, title: string): string | undefined {
  const wanted = simplify(title);
  const lines = markdown.split('\n');
  const headings = listHeadings(lines);
  const found = headings.find(({ text }) => simplify(plainText(text)) === wanted);
  if (!found) return undefined;
  const next = headings.find(({ line, level }) => line > found.line && level <= found.level);
  return lines.slice(found.line, next?.line).join('\n').trim();
}

/** Not those in code. */
function listHeadings(lines: string[]): Array<{ line: number; level: number; text: string }> {
  let fence: string | undefined;
  return lines.flatMap((text, line) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(text)?.[1];
    if (fence !== undefined) {
      if (mark?.startsWith(fence)) fence = undefined;
      return [];
    }
    fence = mark;
    const [, signs, title = ''] = HEADING.exec(text) ?? [];
    return signs === undefined ? [] : [{ line, level: signs.length, text: title }];
  });
}

function simplify(title: string): string {
  return title.replaceAll(/[^\p{L}\p{N}]+/gu, '').toLowerCase();
}
