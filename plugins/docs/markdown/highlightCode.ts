import type { Element, ElementContent, Root } from 'hast';
import { Prism } from 'prism-react-renderer';
import { visit } from 'unist-util-visit';
import { highlight, type Patterns, type Token } from '../../openapi';

type PrismToken = { type: string; content: string | PrismToken | Array<string | PrismToken> };

/** Prism's token types to the theme's; all others stay plain, since each token is a DOM node. */
const KINDS: Record<string, string> = {
  comment: 'comment',
  'doc-comment': 'comment',
  string: 'string',
  'template-string': 'string',
  char: 'string',
  number: 'number',
  keyword: 'keyword',
  boolean: 'keyword',
  builtin: 'keyword',
  tag: 'keyword',
  function: 'function',
  property: 'property',
  'attr-name': 'property',
  atrule: 'property',
  key: 'property',
};

const ALIASES: Record<string, string> = { sh: 'bash', shell: 'bash', js: 'javascript', ts: 'typescript' };

/** Highlights at build time: pages load no highlighter. `patterns`: languages that prism-react-renderer lacks. */
export function highlightCode(patterns: Patterns = {}) {
  return (tree: Root): void => {
    visit(tree, 'element', (node: Element, _index, parent) => {
      if (node.tagName !== 'code' || parent?.type !== 'element' || parent.tagName !== 'pre') return;
      const [only] = node.children;
      if (node.children.length !== 1 || only?.type !== 'text') return;
      const written = languageOf(node) ?? '';
      const language = ALIASES[written] ?? written;
      const grammar = Prism.languages[language];
      if (grammar) node.children = toNodes(Prism.tokenize(only.value, grammar));
      else if (Object.hasOwn(patterns, language)) node.children = highlight(only.value, language, patterns).map(toNode);
    });
  };
}

function languageOf({ properties }: Element): string | undefined {
  const names = Array.isArray(properties.className) ? properties.className : [];
  return names
    .map(String)
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length);
}

function toNode(token: Token): ElementContent {
  return typeof token === 'string' ? { type: 'text', value: token } : toSpan(token.kind, token.text);
}

function toSpan(kind: string, value: string): Element {
  const properties = { className: [`t-${kind}`] };
  return { type: 'element', tagName: 'span', properties, children: [{ type: 'text', value }] };
}

function toNodes(tokens: Array<string | PrismToken>): ElementContent[] {
  return tokens.flatMap((token): ElementContent[] => {
    if (typeof token === 'string') return [{ type: 'text', value: token }];
    const kind = KINDS[token.type];
    if (!kind && Array.isArray(token.content)) return toNodes(token.content);
    const value = plainText(token);
    return [kind ? toSpan(kind, value) : { type: 'text', value }];
  });
}

function plainText({ content }: PrismToken): string {
  if (typeof content === 'string') return content;
  return [content]
    .flat()
    .map((token) => (typeof token === 'string' ? token : plainText(token)))
    .join('');
}
