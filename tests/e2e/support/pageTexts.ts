import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { CONTROL_CLASSES, CONTROLS } from '../../../plugins/shared/core/markdown/controls';

type Node = DefaultTreeAdapterMap['childNode'];
type Element = DefaultTreeAdapterMap['element'];

/** Parts of an article that search leaves out, and why. */
const LEFT_OUT: ReadonlyArray<(element: Element, classes: readonly string[]) => boolean> = [
  // They operate the page.
  ({ nodeName }) => nodeName === 'label' || CONTROLS.includes(nodeName.toUpperCase()),
  (_, classes) => classes.some((name) => CONTROL_CLASSES.includes(name)),
  (element) => attributeOf(element, 'role') === 'tablist',
  // Code repeats the text of a page; the option `code` indexes it. Names of files are those of its blocks.
  ({ nodeName }, classes) => nodeName === 'pre' || classes.some((name) => /^(?:code-block-title|api-side)$/.test(name)),
  // Lists of links, whose targets have their own sections: credentials, errors of most calls, uses, downloads.
  (_, classes) => classes.some((name) => /^api-(?:badge-caller|uses|download|method|type)$/.test(name)),
  (element) => element.nodeName === 'details' && hasTableOfErrors(element),
  (element) => ['details', 'span'].includes(element.nodeName) && /^[\s,、]*$/.test(textBesideLinks(element)),
  // Components of the site, which draw more than the page says: files to download, and the editor of a demo.
  (_, classes) => classes.some((name) => /^(?:files_|embedded-editor)/.test(name)),
];

const BLOCKS = new Set(
  'blockquote br dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 header li ol p section summary table tbody td th thead tr ul'.split(
    ' ',
  ),
);

export interface TextBlock {
  /** The id of the section around it; empty before the first one. */
  section: string;
  text: string;
}

/** What the article of a page says, block by block. `sections`: ids where one begins. `demos`: ids of demos, which have records. */
export function readBlocks(html: string, sections: ReadonlySet<string>, demos: ReadonlySet<string>): TextBlock[] {
  const blocks: TextBlock[] = [];
  let section = '';
  let text = '';
  const flush = () => {
    if (text.trim() !== '') blocks.push({ section, text: text.replace(/\s+/g, ' ').trim() });
    text = '';
  };
  const visit = (node: Node, isInside: boolean) => {
    if (node.nodeName === '#text') text += isInside && 'value' in node ? node.value : '';
    if (!('tagName' in node)) return;
    const classes = (attributeOf(node, 'class') ?? '').split(' ');
    const id = attributeOf(node, 'id') ?? '';
    if (isInside && (demos.has(id) || LEFT_OUT.some((isLeftOut) => isLeftOut(node, classes)))) return;
    const isBlock = BLOCKS.has(node.nodeName);
    // A label stands apart by its style.
    const apart = classes.join('') === '' && node.nodeName !== 'small' ? '' : ' ';
    const isSection = id !== '' && sections.has(id);
    if (isBlock || isSection) flush();
    if (isInside && isSection) section = id;
    text += apart;
    for (const child of node.childNodes) visit(child, isInside || node.nodeName === 'article');
    text += apart;
    if (isBlock || node.nodeName === 'article') flush();
  };
  for (const child of parse(html).childNodes) visit(child, false);
  return blocks;
}

/** Words in lower case; a run of Chinese characters is one. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}_])+/gu) ?? [];
}

/** A test of words: of Chinese ones, whether they are part of `texts`. */
export function wordFinder(texts: readonly string[]): (word: string) => boolean {
  const whole = texts.join('\n').toLowerCase();
  const words = new Set(wordsOf(whole));
  return (word) => words.has(word) || (/\p{Script=Han}/u.test(word) && whole.includes(word));
}

function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

function hasTableOfErrors({ childNodes }: Element): boolean {
  return childNodes.some((child) => 'attrs' in child && attributeOf(child, 'class')?.includes('api-errors'));
}

function textBesideLinks({ childNodes }: Element): string {
  const texts = childNodes.map((child) => {
    if ('value' in child) return child.value;
    return 'childNodes' in child && !['a', 'summary'].includes(child.nodeName) ? textBesideLinks(child) : '';
  });
  return texts.join('');
}
