import { posix } from 'node:path';
import { createSpecReader, type ReadOptions, type ReadResult, type SpecHost } from '../../../plugins/document/core';
import { formatProblem } from '../../../plugins/shared/problem';

export type TestFiles = Record<string, string | Uint8Array>;

/** In memory, rooted at `/spec`; counts reads. */
export function memoryHost(files: TestFiles): SpecHost & { reads: string[] } {
  const reads: string[] = [];
  const find = (path: string) => {
    const content = files[posix.relative('/spec', path)];
    if (content === undefined) throw Object.assign(new Error(`no ${path}`), { code: 'ENOENT' });
    return typeof content === 'string' ? new TextEncoder().encode(content) : content;
  };
  return {
    reads,
    async readFile(path) {
      reads.push(path);
      return find(path);
    },
    realpath: async (path) => path,
    size: async (path) => find(path).length,
    list: async (folder) =>
      [
        ...new Set(
          Object.keys(files).map((name) => posix.relative(folder, posix.join('/spec', name)).split('/')[0] ?? ''),
        ),
      ].filter((name) => name !== '..'),
  };
}

export function readFiles(files: TestFiles | string, options?: ReadOptions): Promise<ReadResult> {
  const all = typeof files === 'string' ? { 'openapi.yaml': files } : files;
  const entry = 'openapi.yaml' in all ? 'openapi.yaml' : (Object.keys(all)[0] ?? 'openapi.yaml');
  return createSpecReader(memoryHost(all), '/spec').read(entry, options);
}

/** Sorted by position. */
export function print({ problems }: ReadResult): string[] {
  return [...problems].sort((a, b) => a.line - b.line || a.column - b.column).map(formatProblem);
}

/** `paths` and `rest` are YAML with their own indent. */
export function spec({ version = '3.1.1', paths = '', rest = '' } = {}): string {
  return `openapi: ${version}\ninfo: { title: T, version: '1' }\nservers: [{ url: https://a.example.org }]\npaths:${paths === '' ? ' {}' : `\n${paths}`}\n${rest}`;
}
