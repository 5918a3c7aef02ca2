import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Loader, TransformFailure } from 'esbuild';
import { toString as textOf } from 'mdast-util-to-string';
import { parseMdx } from '../shared/mdx/parseMdx';
import { findSlips, type Slip } from './core/samples/findSlips';

const LOADERS = mapOf<Loader>({
  js: 'jsx',
  javascript: 'jsx',
  jsx: 'jsx',
  mjs: 'jsx',
  cjs: 'jsx',
  ts: 'ts',
  typescript: 'ts',
  mts: 'ts',
  cts: 'ts',
  tsx: 'tsx',
  css: 'css',
});

const GRAMMARS = mapOf<string>({
  bash: 'bash',
  sh: 'bash',
  shell: 'bash',
  zsh: 'bash',
  python: 'python',
  py: 'python',
  go: 'go',
  java: 'java',
  ruby: 'ruby',
  rb: 'ruby',
  rust: 'rust',
  rs: 'rust',
  php: 'php',
  csharp: 'c-sharp',
  cs: 'c-sharp',
  powershell: 'powershell',
  ps1: 'powershell',
});

/** A block may name any language, such as `constructor`. */
function mapOf<Value>(entries: Record<string, Value>): ReadonlyMap<string, Value> {
  return new Map(Object.entries(entries));
}

/** The optional package that parses languages other than those of the web. */
export const GRAMMAR_PACKAGE = '@vscode/tree-sitter-wasm';

export type CodeParser = (lang: string, code: string) => Promise<Slip[]>;

export interface CodeParsers {
  parse: CodeParser;
  /** Languages that a site has code in, and whose parser is not installed. */
  unparsed: Set<string>;
}

/** Parses code of a site: with esbuild, and with the grammars of the optional package if the site has it. */
export function createCodeParsers(siteDir: string): CodeParsers {
  const unparsed = new Set<string>();
  const loadGrammar = grammarLoader(siteDir);
  return {
    unparsed,
    async parse(lang, code) {
      const own = findSlips(lang, code);
      if (own) return own;
      const loader = LOADERS.get(lang);
      if (loader) {
        const slips = await parseScript(code, loader);
        return slips.length > 0 && /^[jt]sx$/.test(lang) && isMdx(code) ? [] : slips;
      }
      const name = GRAMMARS.get(lang);
      const grammar = name && (await loadGrammar(name));
      if (name && !grammar) unparsed.add(lang);
      return grammar ? grammar(code) : [];
    },
  };
}

const STATEMENT = /^(?:const|let|var|function|async|await|return|if|for|class|import|export)\b|[;{(,]$/m;

/** Markdown with components, which authors also call JSX. */
function isMdx(code: string): boolean {
  try {
    const { children } = parseMdx(code);
    const nodes = children.flatMap((node) => (node.type === 'paragraph' ? node.children : node));
    return (
      nodes.some(({ type }) => type.startsWith('mdx')) &&
      children.every((node) => node.type !== 'paragraph' || !STATEMENT.test(textOf(node)))
    );
  } catch {
    return false;
  }
}

async function parseScript(code: string, loader: Loader): Promise<Slip[]> {
  const { transform } = await import('esbuild');
  try {
    await transform(code, { loader, logLevel: 'silent', format: 'esm', target: 'esnext', jsx: 'preserve' });
    return [];
  } catch (error) {
    const { errors } = error as Partial<TransformFailure>;
    if (!errors) throw error;
    // One block may show two ways to do the same.
    const first = errors.find(({ text }) => !text.endsWith('has already been declared'));
    if (!first) return [];
    const { line = 1, column = 0 } = first.location ?? {};
    const before = code.split('\n').slice(0, line - 1);
    const start = before.reduce((sum, one) => sum + one.length + 1, 0);
    const own = code.slice(start).split('\n')[0] ?? '';
    // Columns of esbuild are bytes.
    return [{ index: start + Buffer.from(own).subarray(0, column).toString().length, message: first.text }];
  }
}

interface Node {
  type: string;
  isError: boolean;
  isMissing: boolean;
  hasError: boolean;
  startIndex: number;
  text: string;
  children: Node[];
}

interface TreeSitter {
  Parser: {
    new (): { setLanguage(language: unknown): void; parse(code: string): { rootNode: Node; delete(): void } };
    init(): Promise<void>;
  };
  Language: { load(file: string): Promise<unknown> };
}

type Grammar = (code: string) => Slip[];

function grammarLoader(siteDir: string): (name: string) => Promise<Grammar | undefined> {
  const loaded = new Map<string, Promise<Grammar | undefined>>();
  let started: Promise<void> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const require = createRequire(__filename);
  const load = async (name: string): Promise<Grammar | undefined> => {
    let file: string;
    try {
      file = require.resolve(GRAMMAR_PACKAGE, { paths: [siteDir, __dirname] });
    } catch {
      return undefined;
    }
    const { Language, Parser } = require(file) as TreeSitter;
    started ??= Parser.init();
    await started;
    const parser = new Parser();
    parser.setLanguage(await Language.load(join(dirname(file), `tree-sitter-${name}.wasm`)));
    return (code) => {
      const tree = parser.parse(code);
      const error = findError(tree.rootNode);
      tree.delete();
      return error ? [error] : [];
    };
  };
  return (name) => {
    const known = loaded.get(name) ?? last.then(() => load(name)).catch(() => undefined);
    // The package loads one grammar at a time.
    last = known;
    loaded.set(name, known);
    return known;
  };
}

/** The first error of a tree, as deep as possible. */
function findError(node: Node): Slip | undefined {
  if (node.isMissing) return { index: node.startIndex, message: `\`${node.type}\` is missing` };
  if (!node.hasError) return undefined;
  for (const child of node.children) {
    const found = findError(child);
    if (found) return found;
  }
  if (!node.isError) return undefined;
  return { index: node.startIndex, message: `Unexpected \`${node.text.trim().split('\n')[0]?.slice(0, 30)}\`` };
}
