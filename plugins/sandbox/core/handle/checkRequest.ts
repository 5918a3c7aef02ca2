import type { SandboxApi, SandboxKey, SandboxOperation, SandboxParameter, Validators } from '../api';
import { shortenText } from '../own/log';
import type { Json } from '../types';
import { WrongValue } from './failure';
import { parseBody, type SentBody } from './readBody';
import type { Texts } from './readTexts';
import { readValue } from './readValue';

/** A request as it came. */
export interface Received extends SentBody {
  path: Map<string, string>;
  query: Texts;
}

export interface Checked {
  /** By name; the keys that the request carries are among them. */
  parameters: Record<string, Json>;
  body: Json | undefined;
  /** The key that the operation asks for, without its prefix. */
  key: string | undefined;
}

/** Why a request does not reach its operation; `reason` is for the log. */
export interface Refusal {
  code: number;
  reason: string;
}

type Known = Pick<SandboxApi, 'wrong' | 'missing'> & { validators: Validators };

/**
 * Checks a request against all that the document says of it, and takes it apart. Everything that is missing comes before
 * anything that is wrong: an empty text is missing where the parameter is required.
 */
export function checkRequest(operation: SandboxOperation, received: Received, known: Known): Checked | Refusal {
  const { parameters, body, security } = operation;
  const found = parameters.map((parameter) => ({ parameter, texts: findTexts(parameter, received) }));
  const keys = findKeys(security, received);
  const missing = found.find(({ parameter, texts }) => parameter.required && texts.every((text) => text === ''));
  if (missing) return { code: known.missing, reason: `${missing.parameter.name} is missing` };
  if (!keys) return { code: known.missing, reason: `${security[0]?.[0]?.name} is missing` };
  const hasBody = body !== undefined && received.bytes?.length !== 0;
  if (body?.required && !hasBody) return { code: known.missing, reason: 'The body is missing' };

  const values: Array<[string, Json]> = [];
  let name = '';
  const read = (parameter: SandboxParameter, texts: string[]) => {
    name = parameter.name;
    const value = readValue(parameter, texts);
    validate(parameter.check, value, known);
    values.push([name, value]);
  };
  try {
    for (const { key, texts } of keys) read({ name: key.name, in: key.in, required: true, types: ['string'] }, texts);
    for (const { parameter, texts } of found) if (texts.length > 0) read(parameter, texts);
    name = 'The body';
    const value = hasBody ? parseBody(body, received) : undefined;
    if (value !== undefined) validate(body?.check, value, known);
    return { parameters: Object.fromEntries(values), body: value, key: readKey(keys, values) };
  } catch (error) {
    if (!(error instanceof WrongValue)) throw error;
    return { code: known.wrong, reason: shortenText(`${name} ${error.message}`) };
  }
}

function findTexts({ name, in: place }: SandboxParameter, { path, query, headers }: Received): string[] {
  if (place === 'query') return query.get(name) ?? [];
  const text = place === 'path' ? path.get(name) : headers.get(name);
  return text === undefined || text === null ? [] : [text];
}

interface SentKey {
  key: SandboxKey;
  texts: string[];
}

/** The keys of the first set that is there as a whole; `undefined` where none is. */
function findKeys(security: SandboxKey[][], received: Received): SentKey[] | undefined {
  const sent = security.map((set) =>
    set.map((key) => ({ key, texts: findTexts({ ...key, required: true }, received) })),
  );
  const isThere = ({ key: { prefix = '' }, texts }: SentKey) =>
    texts.some((text) => text.startsWith(prefix) && text.length > prefix.length);
  return security.length === 0 ? [] : sent.find((set) => set.every(isThere));
}

function readKey([first]: SentKey[], [value]: Array<[string, Json]>): string | undefined {
  return first && String(value?.[1]).slice(first.key.prefix?.length ?? 0);
}

function validate(check: string | undefined, value: Json, { validators }: Known): void {
  const validator = check === undefined ? undefined : validators[check];
  if (!validator || validator(value)) return;
  const [error] = validator.errors ?? [];
  throw new WrongValue(`${error?.instancePath ? `at ${error.instancePath} ` : ''}${error?.message ?? 'is wrong'}`);
}
