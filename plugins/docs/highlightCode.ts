import type { Element, ElementContent, Root } from 'hast';
import { Prism } from 'prism-react-renderer';
import { visit } from 'unist-util-visit';

type PrismToken = { type: string; content: string | PrismToken | Array<string | PrismToken> };

/** Prism's names for what the theme colours; everything else stays plain, since each token is a node of the page. */
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

/** A small grammar for shell commands, which prism-react-renderer does not bring. */
Prism.languages.bash ??= {
  comment: { pattern: /(^|\s)#.*/m, lookbehind: true },
  string: /"(?:\\[\s\S]|[^"\\])*"|'[^']*'/,
  keyword: /\b(?:curl|export|for|in|do|done|if|then|else|fi|npm|npx|git|cd)\b/,
  number: /\b\d+\b/,
};

/** Highlights the code blocks of pages when the site is built, so that no page brings a highlighter along. */
export function highlightCode() {
  return (tree: Root): void => {
    visit(tree, 'element', (node: Element, _index, parent) => {
      if (node.tagName !== 'code' || parent?.type !== 'element' || parent.tagName !== 'pre') return;
      const [only] = node.children;
      if (node.children.length !== 1 || only?.type !== 'text') return;
      const language = languageOf(node);
      const grammar = language && Prism.languages[ALIASES[language] ?? language];
      if (grammar) node.children = toNodes(Prism.tokenize(only.value, grammar));
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

function toNodes(tokens: Array<string | PrismToken>): ElementContent[] {
  return tokens.flatMap((token): ElementContent[] => {
    if (typeof token === 'string') return [{ type: 'text', value: token }];
    const kind = KINDS[token.type];
    if (!kind && Array.isArray(token.content)) return toNodes(token.content);
    const text: ElementContent = { type: 'text', value: plainText(token) };
    if (!kind) return [text];
    return [{ type: 'element', tagName: 'span', properties: { className: [`t-${kind}`] }, children: [text] }];
  });
}

function plainText({ content }: PrismToken): string {
  if (typeof content === 'string') return content;
  return [content]
    .flat()
    .map((token) => (typeof token === 'string' ? token : plainText(token)))
    .join('');
}
