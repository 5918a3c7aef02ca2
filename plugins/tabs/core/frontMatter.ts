import { isMap, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import type { Problem } from '../../shared/problem';
import { didYouMean } from '../../shared/suggest';
import { findYamlErrors } from '../../shared/yamlSyntax';
import type { Checked, TabFrontMatter } from './types';

interface Field {
  is: (value: unknown) => boolean;
  /** Completes "must be …". */
  wanted: string;
}

const LEVEL: Field = {
  is: (value) => Number.isInteger(value) && Number(value) >= 2 && Number(value) <= 6,
  wanted: 'a whole number from 2 to 6',
};

const FIELDS: Record<keyof TabFrontMatter, Field> = {
  title: { is: (value) => typeof value === 'string' && value.trim() !== '', wanted: 'a text that is not empty' },
  order: { is: (value) => typeof value === 'number' && Number.isFinite(value), wanted: 'a number' },
  hide_table_of_contents: { is: (value) => typeof value === 'boolean', wanted: '`true` or `false`' },
  toc_min_heading_level: LEVEL,
  toc_max_heading_level: LEVEL,
};

const BLOCK = /^(---[ \t]*\r?\n)([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/;

/** Reads a tab's front matter. Ignores keys that resemble none of ours: they may belong to other plugins. */
export function readTabFrontMatter(text: string, file: string): Checked<TabFrontMatter> {
  const block = BLOCK.exec(text);
  if (!block) return { value: {}, problems: [] };
  const [, fence = '', source = ''] = block;
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const report = (offset: number, message: string, hint?: string): Problem => {
    const { line, col } = lines.linePos(offset);
    const place = { file, line: line + fence.split('\n').length - 1, column: col };
    return { ...place, rule: 'tab-front-matter', severity: 'error', message, hint };
  };
  const [slip] = findYamlErrors(document, source);
  if (slip) return { value: undefined, problems: [report(slip.offset, slip.message, slip.hint)] };
  if (document.contents === null) return { value: {}, problems: [] };
  if (!isMap(document.contents)) {
    const problem = report(offsetOf(document.contents), 'The front matter is not a map of keys and values.', EXAMPLE);
    return { value: undefined, problems: [problem] };
  }
  const problems = document.contents.items.flatMap(({ key, value }) => {
    const name = String(isScalar(key) ? key.value : key);
    const at = offsetOf(key);
    if (!isField(name)) {
      const meant = didYouMean(name, Object.keys(FIELDS));
      return meant ? [report(at, `Unknown key \`${name}\`.`, meant)] : [];
    }
    const written = isScalar(value) ? value.value : undefined;
    if (FIELDS[name].is(written)) return [];
    return [report(offsetOf(value) || at, `\`${name}\` must be ${FIELDS[name].wanted}.`)];
  });
  const value = document.toJS() as TabFrontMatter;
  return { value: problems.length === 0 ? value : undefined, problems };
}

const EXAMPLE = 'For example: `title: Recipes`.';

function isField(name: string): name is keyof TabFrontMatter {
  return Object.hasOwn(FIELDS, name);
}

function offsetOf(node: Node | null): number {
  return node?.range?.[0] ?? 0;
}
