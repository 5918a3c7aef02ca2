import type { SandboxApi, SandboxKey, SandboxOperation, SandboxParameter } from '../api';
import { WrongValue } from '../failure';
import { findAnswer } from '../findAnswer';
import { shortenText } from '../state/log';
import type { Json } from '../types';
import type { ExplainValue } from './createRequestValidator';
import { findTexts, type Places, type SentTexts } from './findTexts';
import { parseBody, type SentBody } from './readBody';
import { readValue } from './readValue';

export interface Received extends SentBody, Places {}

export interface Checked {
  parameters: Record<string, Json>;
  body: Json | undefined;
  keys: Record<string, string>;
}

export interface Refusal {
  code: number;
  reason: string;
}

type Known = Pick<SandboxApi, 'wrong' | 'missing'> & {
  explain: ExplainValue | undefined;
  /** Keeps numbers that lose digits, as `parseExact` does; otherwise they are refused. */
  isExact?: boolean;
};

/** Validates and decodes a request. Reports missing values first; a required empty text is missing. */
export function checkRequest(operation: SandboxOperation, received: Received, known: Known): Checked | Refusal {
  const { parameters, body, security } = operation;
  const { missing = wrongStatus(operation), wrong = wrongStatus(operation) } = known;
  const keys = findKeys(security, received);
  if (!keys) return { code: known.missing ?? 401, reason: `${security[0]?.[0]?.name} is missing` };
  const found = parameters.map((parameter) => ({ parameter, sent: findTexts(parameter, received) }));
  const absent = found.find(({ parameter, sent }) => parameter.required && isMissing(parameter, sent));
  if (absent) return { code: missing, reason: `${absent.parameter.name} is missing` };
  const hasBody = body !== undefined && received.bytes?.length !== 0;
  if (body?.required && !hasBody) return { code: missing, reason: 'The body is missing' };

  const values: Array<[string, Json]> = [];
  let name = '';
  const read = (parameter: SandboxParameter, sent: SentTexts) => {
    name = parameter.name;
    const value = readValue(parameter, sent, known.isExact);
    validate(parameter.schema, value, known);
    values.push([name, value]);
  };
  try {
    for (const { key, sent } of keys) read({ name: key.name, in: key.in, required: true, types: ['string'] }, sent);
    const texts = keys.map(({ key }, index): [string, string] => [key.name, takeOffPrefix(key, values[index]?.[1])]);
    for (const { parameter, sent } of found) if (isSent(sent)) read(parameter, sent);
    name = 'The body';
    const parsed = hasBody ? parseBody(body, received, known.isExact) : undefined;
    if (parsed?.value !== undefined) validate(parsed.content.schema, parsed.value, known);
    return { parameters: Object.fromEntries(values), body: parsed?.value, keys: Object.fromEntries(texts) };
  } catch (error) {
    if (!(error instanceof WrongValue)) throw error;
    return { code: known.wrong ?? error.status ?? wrong, reason: shortenText(`${name} ${error.message}`) };
  }
}

/** Many APIs declare 422 rather than 400. */
function wrongStatus({ answers }: SandboxOperation): number {
  return !findAnswer(answers, 400, true) && findAnswer(answers, 422, true) ? 422 : 400;
}

function isSent({ texts, members }: SentTexts): boolean {
  return texts.length + members.length > 0;
}

function isMissing({ allowEmpty }: SandboxParameter, sent: SentTexts): boolean {
  return allowEmpty ? !isSent(sent) : sent.members.length === 0 && sent.texts.every((text) => text === '');
}

interface SentKey {
  key: SandboxKey;
  sent: SentTexts;
}

function findKeys(security: SandboxKey[][], received: Received): SentKey[] | undefined {
  const sets = security.map((set) => set.map((key) => ({ key, sent: findTexts(key, received) })));
  const isThere = ({ key, sent }: SentKey) =>
    sent.texts.some((text) => hasPrefix(key, text) && takeOffPrefix(key, text) !== '');
  return security.length === 0 ? [] : sets.find((set) => set.every(isThere));
}

function hasPrefix({ prefix = '' }: SandboxKey, text: string): boolean {
  return text.slice(0, prefix.length).toLowerCase() === prefix.toLowerCase();
}

function takeOffPrefix({ prefix = '' }: SandboxKey, value: Json | undefined): string {
  return String(value).slice(prefix.length).trim();
}

function validate(schema: unknown, value: Json, { explain }: Known): void {
  const reason = schema === undefined ? undefined : explain?.(value, schema);
  if (reason !== undefined) throw new WrongValue(reason);
}
