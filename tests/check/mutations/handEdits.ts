import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Mutation } from './types';

const CHINESE = 'src/i18n/zh-CN/docusaurus-plugin-content-docs/current/';

/**
 * Reads edits that were written by hand, as changes of the first place that has their text. Those whose text is gone are
 * left out: pages change, and the number of mutations tells when too many are.
 */
export function readEdits(name: string, texts: ReadonlyMap<string, string>): Mutation[] {
  const edits = parse(readFileSync(join(import.meta.dirname, name), 'utf8')) as Record<string, Array<[string, string]>>;
  return Object.entries(edits).flatMap(([short, list]) => {
    const file = short.replace(/^zh\//, CHINESE);
    return list.flatMap(([before, text]): Mutation[] => {
      const start = (texts.get(file) ?? '').indexOf(before);
      if (start < 0) return [];
      return [{ kind: `by hand in ${folderOf(file)}`, file, start, end: start + before.length, text, before }];
    });
  });
}

function folderOf(file: string): string {
  const [, own] = /(demos|_samples|openapi|zh-CN)/.exec(file) ?? [];
  return own ?? 'pages';
}
