import { isMap, isPair, isScalar, isSeq, type Node, type Pair, parseDocument, type Scalar, visit } from 'yaml';
import type { Mutation } from './types';

type Path = readonly unknown[];

const TYPES: Record<string, string> = {
  string: 'integer',
  integer: 'string',
  number: 'string',
  array: 'object',
  object: 'string',
  boolean: 'string',
};
const FORMATS: Record<string, string> = {
  int64: 'int32',
  'date-time': 'date',
  double: 'int32',
  email: 'uri',
  uri: 'email',
};
const METHODS: Record<string, string> = { get: 'post', post: 'get', put: 'post', delete: 'get' };
const LIMITS = new Set(['maxItems', 'minimum', 'maximum', 'maxLength', 'minItems']);
const TEXTS = new Set(['description', 'summary', 'meaning', 'cause', 'action', 'when', 'x-assumed']);

/** Changes of the document that would mislead readers. */
export function mutateSpec(file: string, text: string): Mutation[] {
  const document = parseDocument(text);
  const found: Mutation[] = [];
  const add = (kind: string, node: Node | null | undefined, replacement: string) => {
    const [start, end] = node?.range ?? [0, 0];
    if (end > start) found.push({ kind, file, start, end, text: replacement, before: text.slice(start, end) });
  };
  visit(document, {
    Pair(_, pair, path) {
      const { key, value } = pair;
      if (!isScalar(key)) return undefined;
      const name = String(key.value);
      const keys = namesOn(path);
      const parent = keys.at(-1) ?? '';
      if (['example', 'examples', 'value', 'x-keywords'].includes(name)) return visit.SKIP;
      if (parent === 'properties') add('field', key, rename(name));
      else if (isScalar(value)) mutateScalar(name, key, value, keys);
      else if (isSeq(value)) mutateList(name, value);
      if (parent === 'paths') add('path', key, renamePath(name));
      if (METHODS[name] && isMap(value) && value.has('operationId')) add('method', key, METHODS[name]);
      return undefined;
    },
  });
  return found;

  function mutateScalar(name: string, key: Scalar, value: Scalar, keys: string[]): void {
    const written = value.value;
    if (typeof written === 'string') {
      if (name === 'type' && TYPES[written]) add('type', value, TYPES[written]);
      if (name === 'format' && FORMATS[written]) add('format', value, FORMATS[written]);
      if (name === 'operationId') add('operation id', value, rename(written));
      if (name === 'name' && !keys.includes('tags') && hasSibling(value, 'in'))
        add('parameter', value, rename(written));
      if (name === 'kind') add('effect', value, written === 'reads' ? 'deletes' : 'reads');
      if (TEXTS.has(name)) mutateText(value, written);
    }
    if (typeof written === 'number') {
      // A limit of 0 only says that counts are not negative.
      if (LIMITS.has(name) && written !== 0) add('limit', value, String(written * 2));
      if (name === 'seconds') add('interval', value, String(written * 2));
      if (name === 'const') add('enum value', value, String(written + 2));
      if (name === 'code' && keys.length === 0) add('catalogue code', value, String(written + 7));
    }
    if (name === 'required' && written === true) add('required flag', value, 'false');
    void key;
  }

  function mutateText(value: Scalar, written: string): void {
    const [start, end] = value.range ?? [0, 0];
    const source = text.slice(start, end);
    for (const { 0: number, index } of source.matchAll(/(?<![\w.:/`'-])\d[\d]*(?![\w`:/-]|\.\d)/g)) {
      const at = start + index;
      found.push({
        kind: 'number in a text',
        file,
        start: at,
        end: at + number.length,
        text: String(Number(number) + 3),
        before: number,
      });
    }
    for (const { 0: code, 1: inner = '', index } of source.matchAll(/`([\w/]+)`/g)) {
      const at = start + index + 1;
      found.push({
        kind: 'code in a text',
        file,
        start: at,
        end: at + inner.length,
        text: /^\d+$/.test(inner) ? `${Number(inner) + 7}` : rename(inner),
        before: code,
      });
    }
    for (const { 0: unit, index } of source.matchAll(/\b(?:minutes|seconds|days|milliseconds)\b/g)) {
      const at = start + index;
      found.push({
        kind: 'unit in a text',
        file,
        start: at,
        end: at + unit.length,
        text: unit === 'minutes' ? 'seconds' : 'minutes',
        before: unit,
      });
    }
    void written;
  }

  function mutateList(name: string, value: { items: unknown[] }): void {
    // In paths, the parts that require `data` add to an envelope that requires it, too.
    if (name === 'required' && file.includes('/schemas/')) {
      for (const item of value.items) dropItem('required field', value.items, item as Node);
    }
    if (name === 'x-errors') {
      for (const item of value.items) {
        if (isScalar(item)) add('listed code', item, String(Number(item.value) + 7));
        const code = isMap(item)
          ? item.items.find((pair: Pair) => isScalar(pair.key) && pair.key.value === 'code')?.value
          : item;
        if (isScalar(code) && value.items.length > 1) dropItem('dropped code', value.items, item as Node);
      }
    }
  }

  function dropItem(kind: string, items: unknown[], item: Node): void {
    const [start, end] = item.range ?? [0, 0];
    const isFlow = text.slice(0, start).split('\n').at(-1)?.includes('[') ?? false;
    if (isFlow) {
      const isLast = items.at(-1) === item;
      const from = isLast ? text.lastIndexOf(items.length > 1 ? ',' : '[', start) + (items.length > 1 ? 0 : 1) : start;
      const to = isLast ? end : text.indexOf(',', end) + 1;
      found.push({ kind, file, start: from, end: to, text: '', before: text.slice(start, end) });
    } else {
      const from = text.lastIndexOf('\n', start);
      const to = text.slice(0, end).trimEnd().length;
      found.push({ kind, file, start: from, end: to, text: '', before: text.slice(start, end).trim() });
    }
  }

  function hasSibling(value: Scalar, name: string): boolean {
    const at = value.range?.[0] ?? 0;
    return new RegExp(`^.*\\n\\s+${name}: `).test(text.slice(at));
  }
}

function namesOn(path: Path): string[] {
  return path.flatMap((step) => (isPair(step) && isScalar(step.key) ? [String(step.key.value)] : []));
}

function rename(name: string): string {
  return /_/.test(name)
    ? `${name}_2`
    : /^[A-Z]/.test(name)
      ? `New${name}`
      : `new${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** Changes the last literal part. */
function renamePath(path: string): string {
  return path.replace(/\/(\w+)((?:\/\{\w+\})*)$/, '/new_$1$2');
}

/** Exchanges the codes of entries that follow each other. */
export function swapCodes(file: string, text: string): Mutation[] {
  const entries = [...text.matchAll(/^- code: (\d+)\n( {2}[\s\S]*?)(?=\n\n|$(?![\s\S]))/gm)];
  return entries.slice(1).flatMap((entry, index): Mutation[] => {
    const before = entries[index];
    if (!before) return [];
    const start = before.index;
    const end = entry.index + entry[0].length;
    const whole = text.slice(start, end);
    const swapped = whole
      .replace(`- code: ${before[1]}`, '- code: #')
      .replace(`- code: ${entry[1]}`, `- code: ${before[1]}`)
      .replace('- code: #', `- code: ${entry[1]}`);
    return [{ kind: 'swapped codes', file, start, end, text: swapped, before: `${before[1]} and ${entry[1]}` }];
  });
}

/** Removes an entry of the catalogue. */
export function dropEntries(file: string, text: string): Mutation[] {
  return [...text.matchAll(/^- code: (\d+)\n(?: {2}.*\n|\n(?= {2}))+\n?/gm)].map(
    ({ 0: entry, 1: code = '', index }) => ({
      kind: 'dropped entry',
      file,
      start: index,
      end: index + entry.length,
      text: '',
      before: code,
    }),
  );
}
