import { createRequire } from 'node:module';
import path from 'node:path';

export interface SyntaxNode {
  type: string;
  text: string;
  hasError: boolean;
  parent: SyntaxNode | null;
  children: SyntaxNode[];
  namedChildren: SyntaxNode[];
  childForFieldName(name: string): SyntaxNode | null;
  descendantsOfType(types: string | string[]): SyntaxNode[];
}

interface Parser {
  setLanguage(language: unknown): void;
  parse(code: string): { rootNode: SyntaxNode };
}

interface TreeSitter {
  Parser: { new (): Parser; init(): Promise<void> };
  Language: { load(file: string): Promise<unknown> };
}

const PACKAGE = '@vscode/tree-sitter-wasm';

/** Java and Go compilers may be missing. */
export async function loadParser(language: 'java' | 'go'): Promise<(code: string) => SyntaxNode> {
  const require = createRequire(import.meta.url);
  const { Language, Parser } = require(PACKAGE) as TreeSitter;
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(
    await Language.load(path.join(path.dirname(require.resolve(PACKAGE)), `tree-sitter-${language}.wasm`)),
  );
  return (code) => {
    const { rootNode } = parser.parse(code);
    if (rootNode.hasError) throw new Error(`a syntax error in\n${code}`);
    return rootNode;
  };
}

export function field(node: SyntaxNode, name: string): SyntaxNode {
  const child = node.childForFieldName(name);
  if (!child) throw new Error(`no ${name} in ${node.type}: ${node.text}`);
  return child;
}

export function argumentsOf(call: SyntaxNode): SyntaxNode[] {
  return field(call, 'arguments').namedChildren;
}

const SHORT: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

/** Supports the escapes that Java and Go share; throws for others. */
export function unescape(text: string): string {
  return text.replace(/\\(u[0-9a-fA-F]{4}|[^])/g, (whole, escape: string) => {
    if (escape.length === 5) return String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    const short = SHORT[escape];
    if (short !== undefined) return short;
    if (escape === '\\' || escape === '"') return escape;
    throw new Error(`unknown escape ${whole}`);
  });
}
