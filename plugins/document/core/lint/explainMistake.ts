import { asQuestion, findNear } from '../../../shared/suggest';
import type { ParsedFile } from '../parse/types';

interface Words {
  message?: string;
  hint?: string | undefined;
}

const YES = /^(?:y|yes|on|true)$/i;
const NO = /^(?:n|no|off|false)$/i;
const TYPES = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'];

/** Types of other languages, as OpenAPI has them. */
const MEANT: Record<string, string> = {
  int: 'integer',
  int32: 'integer` with `format: int32',
  int64: 'integer` with `format: int64',
  long: 'integer` with `format: int64',
  num: 'number',
  decimal: 'number',
  float: 'number` with `format: float',
  double: 'number` with `format: double',
  bool: 'boolean',
  str: 'string',
  text: 'string',
  char: 'string` with `maxLength: 1',
  uuid: 'string` with `format: uuid',
  guid: 'string` with `format: uuid',
  uri: 'string` with `format: uri',
  url: 'string` with `format: uri',
  email: 'string` with `format: email',
  date: 'string` with `format: date',
  time: 'string` with `format: time',
  datetime: 'string` with `format: date-time',
  timestamp: 'string` with `format: date-time',
  file: 'string` with `format: binary',
  binary: 'string` with `format: binary',
  dict: 'object',
  dictionary: 'object',
  map: 'object',
  hash: 'object',
  struct: 'object',
  record: 'object',
  list: 'array',
  tuple: 'array',
  set: 'array` with `uniqueItems: true',
  none: 'null',
  nil: 'null',
};

/** What Redocly says of a value or a key that does not fit, in words that lead further; `undefined` for all others. */
export function explainMistake(message: string, keys: string[], value: unknown, file: ParsedFile): Words | undefined {
  const key = keys.at(-1) ?? '';
  const [, expected] = /^Expected type `(\w+)` but got `string`/.exec(message) ?? [];
  if (expected !== undefined && typeof value === 'string') return explainText(expected, value, file);
  if (/^`type` can be one of the following only/.test(message)) return explainType(value);
  if (message.startsWith('Property ') && keys.at(-2) === 'responses') return explainStatus(key);
  return undefined;
}

function explainText(expected: string, value: string, { name }: ParsedFile): Words | undefined {
  if (expected === 'boolean' && (YES.test(value) || NO.test(value))) {
    const right = YES.test(value) ? 'true' : 'false';
    if (value === right) return { hint: `Write \`${right}\` without quotes.` };
    const why = name.endsWith('.json') ? '' : `YAML 1.2 reads \`${value}\` as text. `;
    return { hint: `${why}Write \`${right}\`.` };
  }
  const isNumber = (expected === 'number' || expected === 'integer') && /^-?\d+(?:\.\d+)?$/.test(value);
  return isNumber ? { hint: `Write \`${value}\` without quotes.` } : undefined;
}

function explainType(value: unknown): Words {
  const written = typeof value === 'string' ? value : '';
  const plain = written.toLowerCase().replace(/[-_ ]/g, '');
  if (plain === 'any') return { hint: 'Leave `type` out: without it, any value fits.' };
  const meant = Object.hasOwn(MEANT, plain) ? MEANT[plain] : findNear(written, TYPES)[0];
  return { hint: meant === undefined ? undefined : asQuestion([`\`${meant}\``]) };
}

/** Letters in the place of digits. */
const DIGITS: Record<string, string> = { o: '0', l: '1', i: '1', s: '5' };
const STATUS = /^[1-5](?:\d\d|XX)$/;

function explainStatus(key: string): Words {
  const digits = key.replace(/[olis]/gi, (letter) => DIGITS[letter.toLowerCase()] ?? letter);
  const near = STATUS.test(digits) ? [digits] : findNear(key, ['default']);
  const others = 'Responses are named by a status such as `200`, a range such as `4XX`, or `default`.';
  return { message: `\`${key}\` is no status code.`, hint: asQuestion(near.map((name) => `\`${name}\``)) ?? others };
}
