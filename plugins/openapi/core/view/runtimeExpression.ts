import { parsePointer } from '../../../shared/core/pointer';
import type { Words } from '../../../shared/core/words';

export interface RuntimeExpression {
  of: Words<'url method statusCode request.header request.query request.path request.body response.header response.body'>;
  /** Name of the header or parameter, or path to a field of the body: `details[0].id`. Absent: the whole body. */
  name?: string;
}

export type RuntimeText = Array<string | RuntimeExpression>;

const SIMPLE = ['url', 'method', 'statusCode'] as const;

/** Parses a runtime expression, or text with expressions in braces (OpenAPI 3.1, 4.8.20.3). `undefined` if invalid. */
export function readRuntimeText(text: string): RuntimeText | undefined {
  if (text.startsWith('$')) {
    const expression = readExpression(text);
    return expression && [expression];
  }
  const pieces = text.split(/\{(\$[^{}]*)\}/).map((piece, index) => (index % 2 === 1 ? readExpression(piece) : piece));
  if (pieces.length === 1 || pieces.includes(undefined)) return undefined;
  return pieces.filter((piece) => piece !== undefined && piece !== '') as RuntimeText;
}

function readExpression(text: string): RuntimeExpression | undefined {
  const simple = SIMPLE.find((of) => text === `$${of}`);
  if (simple) return { of: simple };
  const [, header, headerName = ''] = /^\$(request|response)\.header\.([\w!#$%&'*+.^`|~-]+)$/.exec(text) ?? [];
  if (header === 'request' || header === 'response') return { of: `${header}.header`, name: headerName };
  const [, place, name = ''] = /^\$request\.(query|path)\.(.+)$/s.exec(text) ?? [];
  if (place === 'query' || place === 'path') return { of: `request.${place}`, name };
  const [, message, pointer = ''] = /^\$(request|response)\.body(?:#((?:\/(?:[^~]|~[01])*)?))?$/s.exec(text) ?? [];
  if (message !== 'request' && message !== 'response') return undefined;
  const way = formatPath(parsePointer(pointer));
  return { of: `${message}.body`, ...(way === '' ? {} : { name: way }) };
}

function formatPath(keys: string[]): string {
  return keys.reduce((way, key) => {
    if (/^\d+$/.test(key)) return `${way}[${key}]`;
    if (!/^[\p{L}_$][\p{L}\p{N}_$-]*$/u.test(key)) return `${way}[${JSON.stringify(key)}]`;
    return way === '' ? key : `${way}.${key}`;
  }, '');
}
