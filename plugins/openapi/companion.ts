import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isObject } from './core/json';
import type { Companion } from './core/pages/render';

const PLACEHOLDER = /^<Operations\s*\/>[ \t]*$/m;

/** A hand-written page at the address of a generated one. */
export interface FoundCompanion {
  /** Below the docs folder, with `/`. */
  path: string;
  /** Absent where it does not place `<Operations/>`: then it stands alone, and nothing is generated. */
  content?: Companion;
}

/** Looks for `<path>.mdx`, `<path>.md`, `<path>/index.mdx` or `<path>/index.md` below a docs folder. */
export function readCompanion(docsDir: string, pagePath: string): FoundCompanion | undefined {
  const names = [
    pagePath && `${pagePath}.mdx`,
    pagePath && `${pagePath}.md`,
    join(pagePath, 'index.mdx'),
    join(pagePath, 'index.md'),
  ];
  for (const path of names) {
    const text = path === '' ? undefined : readIfThere(join(docsDir, path));
    if (text !== undefined) return { path: path.split('\\').join('/'), content: splitCompanion(text) };
  }
  return undefined;
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

function splitCompanion(text: string): Companion | undefined {
  const [, head = '', body = text] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
  const place = PLACEHOLDER.exec(body);
  if (!place) return undefined;
  const frontMatter: unknown = head === '' ? {} : parse(head);
  return {
    frontMatter: isObject(frontMatter) ? frontMatter : {},
    before: body.slice(0, place.index).trim(),
    after: body.slice(place.index + place[0].length).trim(),
  };
}
