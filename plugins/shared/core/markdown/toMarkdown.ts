import { CONTROL_CLASSES, CONTROLS } from './controls';
import { attributeOf, elementsIn, findAll, hasClass, isInline, isMath, type MarkupNode, textIn } from './nodes';
import {
  append,
  codeSpan,
  escapeLines,
  escapeText,
  fence,
  heading,
  image,
  link,
  listItem,
  mark,
  quote,
  table,
} from './syntax';

export interface MarkdownOptions {
  /** The whole address of a link or an image. */
  resolve(href: string): string;
  /** Hidden by a style; what an attribute hides is left out anyway. */
  isHidden?(node: MarkupNode): boolean;
}

const SKIPPED = new Set(CONTROLS);
const EMBEDDED = new Set(['AUDIO', 'IFRAME', 'VIDEO']);
const MARKS: Partial<Record<string, string>> = { B: '**', STRONG: '**', EM: '*', I: '*', DEL: '~~', S: '~~' };

/**
 * Writes a rendered part of a page as Markdown: what readers see, with the chosen sample, and without controls. What is
 * folded or in another tab is included.
 */
export function toMarkdown(root: MarkupNode, { resolve, isHidden }: MarkdownOptions): string {
  return `${blocksOf(root).join('\n\n')}\n`;

  function blocksOf(parent: MarkupNode): string[] {
    const blocks: string[] = [];
    let line = '';
    const endLine = () => {
      const text = line.trim();
      if (text !== '') blocks.push(escapeLines(text));
      line = '';
    };
    for (const node of parent.childNodes) {
      if (isInline(node)) line = append(line, inlineOf(node));
      else if (!isSkipped(node)) {
        endLine();
        blocks.push(...blockOf(node).filter((block) => block !== ''));
      }
    }
    endLine();
    return blocks;
  }

  function blockOf(node: MarkupNode): string[] {
    const { nodeName } = node;
    const level = hasClass(node, 'doc-tab-title') ? 2 : Number(/^H([1-6])$/.exec(nodeName)?.[1] ?? 0);
    if (level > 0) return headingOf(level, node);
    if (nodeName === 'PRE') return [fence(textIn(node), languageOf(node))];
    if (nodeName === 'UL' || nodeName === 'OL') return [listOf(node)];
    if (nodeName === 'TABLE') return [hasClass(node, 'api-fields') ? fieldsOf(node) : tableOf(node)];
    if (nodeName === 'BLOCKQUOTE') return [quote(blocksOf(node))];
    if (nodeName === 'HR') return ['---'];
    if (EMBEDDED.has(nodeName)) return [embedOf(node)];
    if (hasClass(node, 'theme-admonition')) return [admonitionOf(node)];
    if (hasClass(node, 'tabs-container')) return tabsOf(node);
    if (hasClass(node, 'api-sample')) return choicesOf(node);
    if (hasClass(node, 'api-panel-head')) return [mark(headOf(node), '**')];
    if (hasClass(node, 'api-endpoint')) return [endpointOf(node)];
    return isTitle(node) ? [mark(lineOf(node), '**')] : blocksOf(node);
  }

  function inlineOf(node: MarkupNode): string {
    const { nodeName, nodeValue, childNodes } = node;
    if (nodeName === '#text') return escapeText(nodeValue ?? '');
    if (isSkipped(node)) return '';
    if (nodeName === 'BR') return '\\\n';
    if (nodeName === 'CODE') return codeSpan(textIn(node));
    if (isMath(node)) return formulaOf(node);
    if (nodeName === 'IMG') return imageOf(node);
    const inner = [...childNodes].map(inlineOf).reduce(append, '');
    if (inner.trim() === '') return inner;
    const href = nodeName === 'A' && attributeOf(node, 'href');
    if (href) return link(inner.trim(), resolve(href));
    if (hasClass(node, 'api-method')) return `${inner} `;
    const tag = nodeName.toLowerCase();
    if (tag === 'sup' || tag === 'sub') return `<${tag}>${inner}</${tag}>`;
    if (nodeName === 'SMALL' || !isInline(node)) return ` ${inner.trim()} `;
    return mark(inner, MARKS[nodeName] ?? '');
  }

  function lineOf(node: MarkupNode): string {
    const line = [...node.childNodes].map(inlineOf).reduce(append, '');
    return line.replace(/\\\n/g, ' ').replace(/\s+/g, ' ').trim();
  }

  function headingOf(level: number, node: MarkupNode): string[] {
    const text = lineOf(node);
    return text === '' ? [] : [heading(level, text)];
  }

  function imageOf(node: MarkupNode): string {
    const src = attributeOf(node, 'src') ?? 'data:';
    const alt = attributeOf(node, 'alt') ?? '';
    return src.startsWith('data:') ? escapeText(alt) : image(alt, resolve(src));
  }

  function embedOf(node: MarkupNode): string {
    const src = attributeOf(node, 'src');
    return src ? link(escapeText(attributeOf(node, 'title') ?? src), resolve(src)) : '';
  }

  function admonitionOf(node: MarkupNode): string {
    const [head, ...content] = elementsIn(node);
    return quote([...(head ? [mark(lineOf(head), '**')] : []), ...content.flatMap(blocksOf)]);
  }

  /** The tabs of theme-classic, each named by a button above all of them. */
  function tabsOf(node: MarkupNode): string[] {
    const [tabs, panels] = ['tab', 'tabpanel'].map((role) =>
      findAll(node, (element) => attributeOf(element, 'role') === role),
    );
    return (panels ?? []).flatMap((panel, index) => {
      const tab = tabs?.[index];
      return [...(tab ? [mark(lineOf(tab), '**')] : []), ...blocksOf(panel)];
    });
  }

  /** Samples of a call in several languages, each named by a label before it. */
  function choicesOf(node: MarkupNode): string[] {
    let name = '';
    return elementsIn(node).flatMap((child) => {
      if (child.nodeName === 'LABEL') name = mark(lineOf(child), '**');
      return child.nodeName === 'LABEL' || isSkipped(child) ? [] : [name, ...blocksOf(child)];
    });
  }

  function listOf(list: MarkupNode): string {
    const first = Number(attributeOf(list, 'start') ?? 1);
    return elementsIn(list)
      .filter((item) => !isSkipped(item))
      .map((item, index) => {
        const [text = '', ...others] = blocksOf(item);
        const bullet = list.nodeName === 'OL' ? `${first + index}.` : '-';
        return listItem(bullet, [boxOf(item) + text, ...others]);
      })
      .join('\n');
  }

  /** The checkbox of a task. */
  function boxOf(item: MarkupNode): string {
    const box = elementsIn(item).find(({ nodeName }) => nodeName === 'INPUT');
    if (!box || attributeOf(box, 'type') !== 'checkbox') return '';
    return attributeOf(box, 'checked') === undefined ? '[ ] ' : '[x] ';
  }

  /** Fields as a list, as they may hold further fields: "- `id` string required". */
  function fieldsOf(fields: MarkupNode): string {
    return elementsIn(fields)
      .filter(({ nodeName }) => nodeName === 'TBODY')
      .flatMap(elementsIn)
      .filter((row) => !isSkipped(row))
      .map((row) => {
        const [head, body] = elementsIn(row);
        const parts = (head ? elementsIn(head) : []).map((part) =>
          hasClass(part, 'api-name') ? codeSpan(textIn(part)) : inlineOf(part).trim(),
        );
        return listItem('-', [parts.filter((part) => part !== '').join(' '), ...(body ? blocksOf(body) : [])]);
      })
      .join('\n');
  }

  function tableOf(node: MarkupNode): string {
    const rows = findAll(node, ({ nodeName }) => nodeName === 'TR');
    return table(rows.map((row) => elementsIn(row).map((cell) => blocksOf(cell).join(' '))));
  }

  /** The language and the chosen example of a listing, or its call. */
  function headOf(head: MarkupNode): string {
    const parts = elementsIn(head).map((part) => (part.nodeName === 'SELECT' ? chosenIn(part) : inlineOf(part)));
    return parts
      .map((part) => part.replace(/^\*\*|\*\*$/g, '').trim())
      .filter((part) => part !== '')
      .join(' · ');
  }

  function endpointOf(node: MarkupNode): string {
    const parts = findAll(node, (element) => hasClass(element, 'api-method', 'api-path'));
    return codeSpan(parts.map((part) => textIn(part).trim()).join(' '));
  }

  function isSkipped(node: MarkupNode): boolean {
    const { nodeName } = node;
    if (!node.getAttribute || SKIPPED.has(nodeName.toUpperCase()) || hasClass(node, ...CONTROL_CLASSES)) return true;
    const role = attributeOf(node, 'role');
    if (role === 'tablist') return true;
    if (role === 'tabpanel' || hasClass(node, 'doc-tab-title')) return false;
    if (attributeOf(node, 'aria-hidden') === 'true') return true;
    return attributeOf(node, 'hidden') !== undefined || isHidden?.(node) === true;
  }
}

/** A formula as it was written. */
function formulaOf(math: MarkupNode): string {
  const [source] = findAll(math, ({ nodeName }) => nodeName.toLowerCase() === 'annotation');
  return source ? `$${textIn(source)}$` : escapeText(textIn(math));
}

function isTitle(node: MarkupNode): boolean {
  const { nodeName } = node;
  if (nodeName === 'FIGCAPTION') return [...node.childNodes].every(isInline);
  return nodeName === 'SUMMARY' || nodeName === 'DT' || hasClass(node, 'code-block-title');
}

/** In a browser, the chosen option is a property. */
function chosenIn(select: MarkupNode): string {
  const options: Array<MarkupNode & { selected?: boolean }> = findAll(select, ({ nodeName }) => nodeName === 'OPTION');
  const chosen = options.find((option) => option.selected ?? attributeOf(option, 'selected') !== undefined);
  return escapeText(textIn(chosen ?? select));
}

function languageOf(pre: MarkupNode): string {
  const classes = [pre, ...elementsIn(pre)].map((node) => attributeOf(node, 'class') ?? '').join(' ');
  return /(?:^|\s)language-([^\s`]+)/.exec(classes)?.[1] ?? '';
}
