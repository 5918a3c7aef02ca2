import { quoteJs } from '../../../samples/core/languages/javascript/quote';
import { helpersOf, isNumber, isShort, layOut } from './lines';

/** What every program has, in TypeScript. */
const TYPED_HELPERS = `interface Options {
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
}`.split('\n');

const HELPERS = TYPED_HELPERS.slice(TYPED_HELPERS.indexOf('') + 1).map((line) =>
  line
    .replace('(method: string, address: string, options: Options = {})', '(method, address, options = {})')
    .replace('const data: any', 'const data')
    .replace('(step: string, reply: { status: number; body: unknown })', '(step, reply)'),
);

const TYPED_COMPARISONS = {
  isSame: `// Letters are the same in either case, and numbers also where they are texts.
function isSame(left: any, right: any): boolean {
  if (left == null || right == null) return left == right;
  if (toText(left).toLowerCase() === toText(right).toLowerCase()) return true;
  return typeof left !== typeof right && toNumber(left) === toNumber(right);
}`,
  order: `// Below 0 if the left one is less. It is not a number if they have no order.
function order(left: any, right: any): number {
  const difference = toNumber(left) - toNumber(right);
  if (!Number.isNaN(difference)) return difference;
  if (typeof left !== 'string' || typeof right !== 'string') return difference;
  const [one, other] = [left.toLowerCase(), right.toLowerCase()];
  return one < other ? -1 : Number(one > other);
}`,
  toText: `function toText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}`,
  toNumber: `function toNumber(value: unknown): number {
  if (typeof value === 'string' && value.trim() !== '') return Number(value);
  return typeof value === 'number' ? value : NaN;
}`,
};

const COMPARISONS = Object.fromEntries(
  Object.entries(TYPED_COMPARISONS).map(([name, code]) => [
    name,
    code.replace(/: (any|unknown|boolean|number|string)\b/g, ''),
  ]),
);

/** What a program ends with. */
export function helperLines(code: string, typed: boolean): string[] {
  const comparisons = helpersOf(code, typed ? TYPED_COMPARISONS : COMPARISONS).flatMap((helper) => [
    '',
    ...helper.split('\n'),
  ]);
  return typed ? [...TYPED_HELPERS, ...comparisons, '', 'export {};'] : [...HELPERS, ...comparisons];
}

export function writeIf(condition: string, statement: string): string[] {
  const line = `if (${condition}) ${statement}`;
  return isShort(line) ? [line] : [`if (${condition})`, `  ${statement}`];
}

export function negate(condition: string): string {
  if (/^!?isSame\(/.test(condition)) return condition.startsWith('!') ? condition.slice(1) : `!${condition}`;
  const [, left, operator = '', right] = /^([^&|!<>=]+) (===|!==|==|!=) ([^&|!<>=]+)$/.exec(condition) ?? [];
  if (left === undefined) return `!(${condition})`;
  return `${left} ${operator.startsWith('!') ? operator.replace('!', '=') : operator.replace('=', '!')} ${right}`;
}

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
