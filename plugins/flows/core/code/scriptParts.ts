import { quoteJs } from '../../../samples/core/languages/javascript/quote';
import { isNumber, layOut } from './lines';

/** What programs end with, in TypeScript. */
export const TYPED_HELPERS = `interface Options {
  query?: object;
  headers?: Record<string, string>;
  body?: unknown;
}

async function call(method: string, address: string, options: Options = {}) {
  const url = new URL(address);
  for (const [name, value] of Object.entries(options.query ?? {}))
    for (const item of [value].flat())
      if (item !== undefined) url.searchParams.append(name, String(item));
  const body = JSON.stringify(options.body);
  const type = { 'Content-Type': 'application/json' };
  const headers = { ...(body && type), ...options.headers };
  const response = await fetch(url, { method, headers, body });
  const isJson = response.headers.get('Content-Type')?.includes('json');
  const text = await response.text();
  const data: any = isJson ? JSON.parse(text) : text;
  return { status: response.status, headers: response.headers, body: data };
}

function failed(step: string, reply: { status: number; body: unknown }) {
  const text = JSON.stringify(reply.body);
  return new Error(\`\${step}: HTTP \${reply.status} \${text}\`);
}

export {};`.split('\n');

export const HELPERS = TYPED_HELPERS.slice(TYPED_HELPERS.indexOf('') + 1, -2).map((line) =>
  line
    .replace('(method: string, address: string, options: Options = {})', '(method, address, options = {})')
    .replace('const data: any', 'const data')
    .replace('(step: string, reply: { status: number; body: unknown })', '(step, reply)'),
);

export function printLiteral(value: unknown): string {
  if (typeof value === 'string') return quoteJs(value);
  if (Array.isArray(value)) return layOut('[', value.map(printLiteral), ']');
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return layOut(
    '{',
    Object.entries(value).map(([key, inner]) => `${keyOf(key)}: ${printLiteral(inner)}`),
    '}',
  );
}

export function keyOf(name: string): string {
  if (name === '__proto__') return `['__proto__']`;
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoteJs(name);
}

export function member(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? `.${name}` : `[${quoteJs(name)}]`;
}

/** What may be absent. */
export function follow(path: readonly string[]): string {
  return path.map((name) => (isNumber(name) ? `?.[${name}]` : `?.${member(name).replace(/^\./, '')}`)).join('');
}
