import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import { ProblemsError } from '../shared/problem';
import { isObject } from './core/json';
import type { Companion } from './core/pages/render';

const PLACEHOLDER = /^<Operations\s*\/>[ \t]*$/m;
const FENCED_CODE = /^([ \t]*)(`{3,}|~{3,})[\s\S]*?(?:^[ \t]*\2|(?![\s\S]))/gm;

/** A hand-written page at the address of a generated one. */
export interface FoundCompanion {
  /** Below the docs folder, with `/`. */
  path: string;
  /** Absent where it does not place `<Operations/>`: then it stands alone, and nothing is generated. */
  content?: Companion;
}

/** Looks for `<path>.mdx`, `<path>.md`, `<path>/index.mdx` or `<path>/index.md` below the docs folders, in their order. */
export function readCompanion(docsDirs: Iterable<string>, pagePath: string): FoundCompanion | undefined {
  const names = [
    pagePath && `${pagePath}.mdx`,
    pagePath && `${pagePath}.md`,
    join(pagePath, 'index.mdx'),
    join(pagePath, 'index.md'),
  ];
  for (const docsDir of docsDirs) {
    for (const path of names) {
      const file = join(docsDir, path);
      if (path === '' || !existsSync(file)) continue;
      return { path: path.split('\\').join('/'), content: splitCompanion(readFileSync(file, 'utf8'), file) };
    }
  }
  return undefined;
}

function splitCompanion(text: string, file: string): Companion | undefined {
  const [, head = '', body = text] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
  const place = PLACEHOLDER.exec(body.replace(FENCED_CODE, (code) => ' '.repeat(code.length)));
  if (!place) return undefined;
  return {
    frontMatter: readFrontMatter(head, file),
    before: body.slice(0, place.index).trim(),
    after: body.slice(place.index + place[0].length).trim(),
  };
}

/** Throws `ProblemsError` where the front matter is not YAML. */
function readFrontMatter(head: string, file: string): Record<string, unknown> {
  const lines = new LineCounter();
  const document = parseDocument(head, { lineCounter: lines });
  const [error] = document.errors;
  if (error) {
    const { line, col } = lines.linePos(error.pos[0]);
    const message = error.message.split('\n')[0] ?? 'The front matter is not YAML.';
    const name = relative(process.cwd(), file);
    // The front matter begins on the second line.
    throw new ProblemsError([
      { file: name, line: line + 1, column: col, rule: 'front-matter', severity: 'error', message },
    ]);
  }
  const value: unknown = document.toJS();
  return isObject(value) ? value : {};
}
