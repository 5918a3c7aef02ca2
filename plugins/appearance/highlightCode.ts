import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import type { Element, ElementContent, Root } from 'hast';
import { Prism } from 'prism-react-renderer';
import { visit } from 'unist-util-visit';
import type { ApiOptions } from '../openapi';
import { highlight, type Patterns } from '../samples/core/code/highlight';
import { type MagicComment, readCodeLines } from './core/codeLines';
import { type CodeToken, grammarName, splitLines, tokenize } from './core/prismTokens';

export interface HighlightOptions {
  /** `themeConfig.prism`. */
  prism?: { additionalLanguages?: string[]; magicComments?: MagicComment[] };
  /** Languages of API samples, with their grammars. */
  samples?: ApiOptions['samples'];
}

/** A rehype plugin that highlights code at build time: pages load no highlighter. For docs, blog and pages. */
export function highlightCode({ prism = {}, samples = [] }: HighlightOptions = {}) {
  for (const language of prism.additionalLanguages ?? []) addLanguage(language);
  let loading: Promise<Patterns> | undefined;
  return async (tree: Root): Promise<void> => {
    loading ??= loadPatterns(samples);
    const patterns = await loading;
    visit(tree, 'element', (node: Element, _index, parent) => {
      if (node.tagName !== 'code' || parent?.type !== 'element' || parent.tagName !== 'pre') return;
      const [only] = node.children;
      if (node.children.length !== 1 || only?.type !== 'text') return;
      const metastring = String(node.properties.metastring ?? node.data?.meta ?? '');
      // A live editor needs the text.
      if (/(^|\s)live(\s|$)/.test(metastring)) return;
      const language = languageOf(node);
      const { code, marked, first } = readCodeLines(only.value, { metastring }, prism.magicComments);
      const tokens = (language && findTokens(code, language, patterns)) || [{ text: code }];
      node.properties['data-highlighted'] = 'true';
      if (marked.size === 0 && first === undefined) {
        node.children = tokens.map(toNode);
        return;
      }
      const classes = ['code-lines', ...(first === undefined ? [] : ['code-numbered'])];
      node.properties.className = [...classNames(node), ...classes];
      if (first !== undefined && first !== 1) node.properties.style = `counter-reset: line ${first - 1}`;
      node.children = splitLines(tokens).map((line, index) =>
        toSpan(['code-line', ...(marked.get(index) ?? [])], line.map(toNode)),
      );
    });
  };
}

/** The patterns of JSON and of the languages of samples, which take a while to load. */
async function loadPatterns(samples: ApiOptions['samples']): Promise<Patterns> {
  const { chooseLanguage, listPatterns } = await import('../samples/core/languages');
  return listPatterns(samples.map(chooseLanguage));
}

function findTokens(code: string, language: string, patterns: Patterns): CodeToken[] | undefined {
  const name = grammarName(language);
  const own = Object.hasOwn(patterns, name) ? highlight(code, name, patterns) : undefined;
  return tokenize(Prism, code, language) ?? own?.map((token) => (typeof token === 'string' ? { text: token } : token));
}

/** Docusaurus' theme has Prism's languages; each is a script that adds itself to a global `Prism`. */
function addLanguage(name: string): void {
  const fromTheme = createRequire(createRequire(__filename).resolve('@docusaurus/preset-classic'));
  const fromPrism = createRequire(fromTheme.resolve('@docusaurus/theme-classic'));
  const script = readFileSync(fromPrism.resolve(`prismjs/components/prism-${name}`), 'utf8');
  compileFunction(script, ['Prism'])(Prism);
}

function classNames({ properties }: Element): string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : [];
}

function languageOf(node: Element): string | undefined {
  return classNames(node)
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length);
}

function toNode({ kind, text }: CodeToken): ElementContent {
  const content: ElementContent = { type: 'text', value: text };
  return kind ? toSpan([`t-${kind}`], [content]) : content;
}

function toSpan(className: string[], children: ElementContent[]): Element {
  return { type: 'element', tagName: 'span', properties: { className }, children };
}
