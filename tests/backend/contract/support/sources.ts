import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Json } from '../../../../plugins/shared/core/json';
import { ROOT, readSource } from '../../../helpers/sources';

/** What a comment such as `10400: The share identifier is invalid.` names: an element of the document, and its words. */
export interface NamedSource {
  element: string;
  words: string;
}

/** Names whose values say something: no example, type or keyword does. */
const TELLING = ['description', 'summary', 'x-assumed', 'meaning', 'cause', 'action'];

/**
 * The sentences, one a line, of each element that a comment can name: of calls, parameters, schemas, codes, keys, tags,
 * and the sandbox.
 */
export function readElements(): Map<string, string> {
  const folder = join(ROOT, 'openapi');
  const read = (file: string) => parse(readFileSync(join(folder, file), 'utf8')) as Json;
  const filesIn = (name: string) => readdirSync(join(folder, name)).map((file) => read(`${name}/${file}`));
  const { info, tags, components } = read('openapi.yaml') as { [key: string]: Json };
  const { securitySchemes } = components as { [key: string]: Json };
  const elements: Array<[name: string, element: Json]> = [
    ['info', info ?? null],
    ...filesIn('paths').flatMap(listOperations),
    ...[...filesIn('schemas'), read('parameters.yaml'), securitySchemes].flatMap((named) =>
      Object.entries(named ?? {}),
    ),
    ...namedBy('code', read('errors.yaml')),
    ...namedBy('name', tags),
  ];
  const sandbox = readSource('docs/guide/sandbox.mdx').split(/[|\n]/);
  const texts = [
    ...elements.map(([name, element]) => [name, textsIn(element)] as const),
    ['sandbox', sandbox] as const,
  ];
  return new Map(texts.map(([name, own]) => [name, `\n${own.map(toSentences).join('\n')}\n`]));
}

function listOperations(node: Json): Array<[name: string, element: Json]> {
  if (typeof node !== 'object' || node === null) return [];
  const id = 'operationId' in node ? node.operationId : undefined;
  return typeof id === 'string' ? [[id, node]] : Object.values(node).flatMap(listOperations);
}

function namedBy(field: string, list: Json | undefined): Array<[name: string, element: Json]> {
  return (list as Array<{ [field: string]: Json }>).map((item) => [String(item[field]), item]);
}

function textsIn(node: Json): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) =>
    TELLING.includes(name) ? [value].flat().filter((text) => typeof text === 'string') : textsIn(value),
  );
}

/** One a line, without marks of Markdown around them. */
function toSentences(text: string): string {
  const plain = text.replace(/\{\/\*.*\*\/\}|^\s*(?:-|#+) |\*\*/g, '').replace(/\s+/g, ' ');
  return plain.trim().replace(/(?<=[.!?]) /g, '\n');
}

/** The sources that the comment above a line of code names. A line after one belongs to its words. */
export function sourcesAbove(
  lines: readonly string[],
  line: number,
  elements: ReadonlyMap<string, string>,
): NamedSource[] {
  const isComment = (at: number) => /^\s*(?:\/\/|\/?\*|#)/.test(lines[at] ?? '');
  if (isComment(line)) return [];
  let first = line;
  while (isComment(first - 1)) first -= 1;
  const found: NamedSource[] = [];
  for (const written of lines.slice(first, line)) {
    const text = written
      .replace(/^\s*(?:\/\/|\/\*\*|\*\/|\*|#)/, '')
      .replace(/\*\/\s*$/, '')
      .trim();
    const [, element = '', words = ''] = /^([A-Z][a-z]+ [a-z]+|\w+): (.+)$/.exec(text) ?? [];
    const last = found.at(-1);
    if (elements.has(element)) found.push({ element, words });
    else if (last && text !== '') last.words += ` ${text}`;
  }
  return found;
}

/** Whole sentences of the element: part of one may say something else. */
export function isSaid({ element, words }: NamedSource, elements: ReadonlyMap<string, string>): boolean {
  return elements.get(element)?.includes(`\n${toSentences(words)}\n`) === true;
}
