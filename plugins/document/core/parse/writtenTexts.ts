import { entries, isObject, type JsonObject, list } from '../../../shared/core/json';
import type { Source } from '../../../shared/problem';
import type { ParsedFile, SpecDocument } from './types';

export type NumberAt = (node: object, key: string | number) => string | undefined;

/** Finds the text of a number in the files: `1.10`, which YAML reads as 1.1. */
export function writtenNumberAt(positionOf: SpecDocument['positionOf'], files: Iterable<ParsedFile>): NumberAt {
  const byName = new Map([...files].map((file) => [file.name, file]));
  return (node, key) => {
    const source = positionOf(node, key, 'value');
    const file = source && byName.get(source.file);
    return file && numberAt(file, source);
  };
}

/** Restores texts that lack quotes: `version: 1.10`. Changes `root`. */
export function restoreTexts(root: JsonObject, written: NumberAt): void {
  const restore = (node: Record<string | number, unknown>, key: string | number) => {
    if (typeof node[key] === 'number') node[key] = written(node, key) ?? String(node[key]);
  };
  if (isObject(root.info)) restore(root.info, 'version');
  for (const server of list(root.servers)) {
    for (const [, variable] of entries(isObject(server) ? server.variables : undefined)) {
      if (!isObject(variable)) continue;
      restore(variable, 'default');
      const values = list(variable.enum);
      for (const index of values.keys()) restore(values as unknown as JsonObject, index);
    }
  }
}

function numberAt({ bytes, lines }: ParsedFile, { line, column }: Source): string | undefined {
  const start = (lines.lineStarts[line - 1] ?? 0) + column - 1;
  return /^[-+]?[\d.][-+.\w]*/.exec(new TextDecoder().decode(bytes).slice(start))?.[0];
}
