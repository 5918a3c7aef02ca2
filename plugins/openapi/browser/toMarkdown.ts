/** Writes a rendered part of a page as Markdown, with the chosen sample; what is folded is included. */
export function toMarkdown(root: Element): string {
  return `${blocksOf(root).join('\n\n')}\n`;
}

const SKIPPED =
  'button, input, svg, script, style, nav, .hash-link, .api-to-sample, .api-edit, .page-foot, .api-server';
const HEADING = /^H([1-6])$/;

function blocksOf(parent: Element): string[] {
  const blocks: string[] = [];
  let line = '';
  const endLine = () => {
    if (line.trim() !== '') blocks.push(line.trim());
    line = '';
  };
  for (const node of parent.childNodes) {
    if (!(node instanceof Element) || isInline(node)) {
      line += inlineOf(node);
      continue;
    }
    endLine();
    if (!isSkipped(node)) blocks.push(...blockOf(node).filter((block) => block !== ''));
  }
  endLine();
  return blocks;
}

function blockOf(element: Element): string[] {
  const { tagName } = element;
  const level = HEADING.exec(tagName)?.[1];
  if (level) return [`${'#'.repeat(Number(level))} ${lineOf(element)}`];
  if (tagName === 'PRE') return [fence(element)];
  if (tagName === 'UL' || tagName === 'OL') return [listOf(element)];
  if (tagName === 'TABLE') return [element.matches('.api-fields') ? fieldsOf(element) : tableOf(element)];
  if (tagName === 'BLOCKQUOTE') return [blocksOf(element).join('\n\n').replace(/^/gm, '> ')];
  if (tagName === 'SUMMARY' || tagName === 'DT') return [`**${lineOf(element)}**`];
  if (element.matches('.api-panel-head')) return [`**${headOf(element)}**`];
  if (element.matches('.api-endpoint')) {
    return [codeOf(`${textOf(element, '.api-method')} ${textOf(element, '.api-path')}`)];
  }
  return blocksOf(element);
}

function inlineOf(node: Node): string {
  if (!(node instanceof Element)) return (node.textContent ?? '').replace(/\s+/g, ' ').replace(/[*`<\\]/g, '\\$&');
  if (isSkipped(node)) return '';
  const { tagName } = node;
  if (tagName === 'BR') return '\n';
  if (tagName === 'CODE') return codeOf(node.textContent ?? '');
  if (tagName === 'IMG') return `![${node.getAttribute('alt') ?? ''}](${(node as HTMLImageElement).src})`;
  const inner = [...node.childNodes].map(inlineOf).join('');
  if (inner.trim() === '') return inner;
  if (tagName === 'A') return `[${inner.trim()}](${(node as HTMLAnchorElement).href})`;
  if (tagName === 'SMALL') return ` ${inner.trim()}`;
  if (tagName === 'B' || tagName === 'STRONG') return `**${inner.trim()}**`;
  return tagName === 'EM' || tagName === 'I' ? `*${inner.trim()}*` : inner;
}

function lineOf(element: Element): string {
  return [...element.childNodes].map(inlineOf).join('').replace(/\s+/g, ' ').trim();
}

function textOf(element: Element, selector: string): string {
  return element.querySelector(selector)?.textContent?.trim() ?? '';
}

function codeOf(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** The fence is longer than any in the code. */
function fence(pre: Element): string {
  const code = (pre.textContent ?? '').replace(/\n$/, '');
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const marks = '`'.repeat(longest + 1);
  const language = /language-(\S+)/.exec(pre.querySelector('code')?.className ?? '')?.[1] ?? '';
  return `${marks}${language}\n${code}\n${marks}`;
}

function headOf(head: Element): string {
  const choices = [...head.querySelectorAll('select')].map(({ selectedOptions }) => selectedOptions[0]?.label ?? '');
  const texts = [...head.querySelectorAll('b, span')].map(({ textContent }) => textContent?.trim() ?? '');
  return [...texts, ...choices].filter((text) => text !== '').join(' · ');
}

function listOf(list: Element): string {
  return [...list.children]
    .map((item, index) => itemOf(list.tagName === 'OL' ? `${index + 1}.` : '-', blocksOf(item)))
    .join('\n');
}

function itemOf(mark: string, blocks: string[]): string {
  return `${mark} ${blocks.join('\n\n').replace(/\n(?=.)/g, `\n${' '.repeat(mark.length + 1)}`)}`;
}

/** Fields as a list, as they may hold further fields: "- `id` string required". */
function fieldsOf(table: Element): string {
  const rows = [...table.querySelectorAll(':scope > tbody > tr')];
  return rows
    .map((row) => {
      const [head, body] = row.children;
      const parts = [...(head?.children ?? [])].map((part) =>
        part.matches('.api-name') ? codeOf(part.textContent ?? '') : inlineOf(part).trim(),
      );
      return itemOf('-', [parts.filter((part) => part !== '').join(' '), ...(body ? blocksOf(body) : [])]);
    })
    .join('\n');
}

function tableOf(table: Element): string {
  const rows = [...table.querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => blocksOf(cell).join(' ').replace(/\n/g, ' ').replaceAll('|', '\\|')),
  );
  const [head = [], ...others] = rows;
  const lines = [head, head.map(() => '---'), ...others];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function isSkipped(element: Element): boolean {
  return element.matches(SKIPPED) || getComputedStyle(element).display === 'none';
}

/** By tag, as children of flexible boxes are blocks for the browser. */
function isInline(element: Element): boolean {
  return element.matches(
    'a, b, br, code, em, i, img, s, small, span:not(.api-note), strong, sub, sup, wbr, kbd, select',
  );
}
