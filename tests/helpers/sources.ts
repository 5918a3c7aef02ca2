import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseAst } from 'vitest/node';

export const ROOT = join(__dirname, '../..');

const NOT_OURS = new Set(['node_modules', 'lib', 'build', '.document', '.git', '_data']);

/** Hand-written files below a folder, relative to the root, with `/`. */
export function listSources(folder: string, ending: RegExp = /\.tsx?$/): string[] {
  const files: string[] = [];
  const queue = [join(ROOT, folder)];
  for (let current = queue.pop(); current !== undefined; current = queue.pop()) {
    for (const entry of readdirSync(current, { withFileTypes: true })) {
      const path = join(current, entry.name);
      if (entry.isDirectory()) {
        // Other tests may load the site into such a folder.
        if (!NOT_OURS.has(entry.name) && !entry.name.startsWith('.docusaurus')) queue.push(path);
      } else if (ending.test(entry.name) && !entry.name.includes('.gen.')) {
        files.push(relative(ROOT, path).split(sep).join('/'));
      }
    }
  }
  return files.sort();
}

export function readSource(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** ESTree with JSX and TypeScript. */
export interface SyntaxNode {
  type: string;
  start: number;
  [key: string]: unknown;
}

/** Skips the children if `enter` returns `false`. */
export function walk(node: unknown, enter: (node: SyntaxNode) => boolean | void): void {
  if (Array.isArray(node)) {
    for (const item of node) walk(item, enter);
  } else if (isNode(node) && enter(node) !== false) {
    for (const value of Object.values(node)) if (typeof value === 'object') walk(value, enter);
  }
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';
}

export function parse(file: string): SyntaxNode {
  const lang = file.endsWith('x') ? 'tsx' : file.endsWith('.d.ts') ? 'dts' : 'ts';
  return parseAst(readSource(file), { lang }, file) as unknown as SyntaxNode;
}

export function place(file: string, { start }: SyntaxNode): string {
  return `${file}:${readSource(file).slice(0, start).split('\n').length}`;
}

export interface Import {
  /** As written. */
  from: string;
  /** Relative imports are resolved from the root. */
  target: string;
  typeOnly: boolean;
}

const IMPORTS = new Set(['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration', 'ImportExpression']);

const imports = new Map<string, Import[]>();

/** Includes re-exports and dynamic imports. */
export function importsOf(file: string): Import[] {
  const known = imports.get(file);
  if (known) return known;
  const found: Import[] = [];
  imports.set(file, found);
  walk(parse(file), (node) => {
    const from = IMPORTS.has(node.type) && isNode(node.source) ? node.source.value : undefined;
    if (typeof from === 'string') found.push({ from, target: resolveFrom(file, from), typeOnly: isTypeOnly(node) });
  });
  return found;
}

function isTypeOnly({ importKind, exportKind, specifiers }: SyntaxNode): boolean {
  if (importKind === 'type' || exportKind === 'type') return true;
  const names = Array.isArray(specifiers) ? (specifiers as SyntaxNode[]) : [];
  return names.length > 0 && names.every((name) => name.importKind === 'type' || name.exportKind === 'type');
}

function resolveFrom(file: string, from: string): string {
  if (from.startsWith('@site/')) return from.slice('@site/'.length);
  return from.startsWith('.') ? join(file, '..', from).split(sep).join('/') : from;
}
