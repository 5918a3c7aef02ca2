import { createAddressFinder } from '../../../shared/core/findAddress';
import { findCodes, findNamedCodes } from '../../../shared/core/findCodes';
import { toHalfWidth } from '../../../shared/core/toHalfWidth';
import type { CallName, ErrorCodeView, ErrorLookupView } from '../view/types';
import { findNetworkFailure, type NetworkFailure, SHORT_NAMES } from './findNetworkFailure';
import { findStatuses, isFailure } from './findStatuses';

/** A message that a page explains, such as one of a platform. */
export interface ErrorSign {
  /** The id of the explanation in its page. */
  id: string;
  /** Parts of the message, in any case: one of them is enough. */
  texts: readonly string[];
}

export type Finding =
  /** `otherCode`: the number in the text, where the error has it as a keyword. `call`: listed or not. */
  | { kind: 'error'; error: ErrorCodeView; otherCode?: number; call?: CallName }
  /** `isUnsure`: the number is also a code of the catalogue. `related`: errors that have it as a keyword. */
  | { kind: 'status'; status: number; isUnsure?: true; related: ErrorCodeView[] }
  | { kind: 'network'; failure: NetworkFailure }
  | { kind: 'sign'; sign: ErrorSign }
  | { kind: 'success' }
  /** A code that is not in the catalogue. */
  | { kind: 'unknown'; code: number };

/** Whoever types nothing else means a code. */
const BARE = /^\s*-?\d+\s*$/;
const QUOTES = /["'`\\<>,]+/g;
/** A number that begins or ends a line may be a status: `GET /a 502`. */
const AT_EDGE = /(?:^[ \t]*|[ \t])([3-5]\d\d)(?=[ \t]*$)|^[ \t]*([3-5]\d\d)(?=[ \t])/gm;
const MOST = 5;
/** Of a log that is pasted whole. */
export const MOST_TEXT = 100_000;

/** Returns a function that finds what a reply, a log line or a question is about: nothing, or one thing or more. */
export function createErrorFinder(errors: ErrorCodeView[], lookup: ErrorLookupView, signs: readonly ErrorSign[] = []) {
  const byCode = new Map(errors.map((error) => [error.code, error]));
  const named = errors.map((error) => ({ error, names: namesOf(error) }));
  const findAddress = createAddressFinder(lookup.calls);

  return (typed: string): Finding[] => {
    const text = toHalfWidth(typed.slice(0, MOST_TEXT));
    const { statuses, rest } = findStatuses(text);
    const [first] = BARE.test(rest) ? findCodes(rest) : findNamedCodes(rest);
    if (first !== undefined && first === lookup.success) return [{ kind: 'success' }];
    const found = findErrors(rest, text);
    const sign = findSign(text, signs);
    const findings: Finding[] = [
      ...found,
      ...findPlainStatuses(rest, statuses, found).map((one) => describeStatus(one, text)),
      ...(sign ? [{ kind: 'sign' as const, sign }] : []),
    ];
    if (findings.length > 0) return findings.slice(0, MOST);
    const failure = findNetworkFailure(rest);
    if (failure) return [{ kind: 'network', failure }];
    return first === undefined ? [] : [{ kind: 'unknown', code: first }];
  };

  function findErrors(rest: string, text: string): Array<Finding & { kind: 'error' }> {
    const lines = rest.split('\n');
    const stated = unique(findNamedCodes(rest).flatMap((code) => findByCode(code, text)));
    const found = stated.length > 0 ? stated : unique(findCodes(rest).flatMap((code) => findByCode(code, text)));
    const all = found.length > 0 ? found : findByName(rest, text);
    return all.map(({ error, code }) => {
      const call = all.length > 1 ? findNearCall(code, error, lines) : findCall(text, error);
      return { kind: 'error', error, ...(code !== error.code && { otherCode: code }), ...(call && { call }) };
    });
  }

  /** The call in the lines with the code, or else one that lists it. */
  function findNearCall(code: number, error: ErrorCodeView, lines: string[]): CallName | undefined {
    const near = findCall(lines.filter((line) => line.includes(String(code))).join('\n'), error);
    const other = near ? undefined : findCall(lines.join('\n'), error);
    return near ?? (isOfCall(error, other) ? other : undefined);
  }

  function findByCode(code: number, text: string): Array<{ error: ErrorCodeView; code: number }> {
    const error = byCode.get(code) ?? (isFailure(code) ? undefined : findByOtherCode(code, text));
    return error ? [{ error, code }] : [];
  }

  /** Several errors may have the same keyword: the call tells which is meant. */
  function findByOtherCode(code: number, text: string): ErrorCodeView | undefined {
    const found = errors.filter(({ otherCodes }) => otherCodes?.includes(code));
    if (found.length < 2) return found[0];
    const ofCall = found.filter((error) => isOfCall(error, findCall(text, error)));
    return ofCall.length === 1 ? ofCall[0] : undefined;
  }

  /** Several errors may have the same message: the call tells which is meant. */
  function findByName(rest: string, text: string): Array<{ error: ErrorCodeView; code: number }> {
    const said = `-${toName(rest)}-`;
    const lengthOf = (names: string[]) =>
      Math.max(0, ...names.filter((one) => said.includes(`-${one}-`)).map(({ length }) => length));
    const found = named.map(({ error, names }) => ({ error, code: error.code, length: lengthOf(names) }));
    const longest = Math.max(1, ...found.map(({ length }) => length));
    const best = found.filter(({ length }) => length === longest);
    const ofCall = best.filter(({ error }) => isOfCall(error, findCall(text, error)));
    return ofCall.length > 0 ? ofCall : best;
  }

  function findCall(text: string, error: ErrorCodeView | undefined): CallName | undefined {
    const words = new Set(text.split(/[^\w-]+/));
    const found = [...findAddress(text.replace(QUOTES, ' ')), ...lookup.calls.filter(({ name }) => words.has(name))];
    return found.find((call) => error && isOfCall(error, call)) ?? found[0];
  }

  /** Statuses by name, and numbers that nothing else explains, or that may mean both. */
  function findPlainStatuses(rest: string, named: number[], found: readonly Finding[]) {
    const stated = new Set(findNamedCodes(rest));
    const alone = new Set(findCodes(rest));
    const atEdge = [...rest.matchAll(AT_EDGE)].map(([, end, start]) => Number(end ?? start));
    const maybe = atEdge.filter((one) => isFailure(one) && alone.has(one) && !stated.has(one) && !named.includes(one));
    const unlisted = [...stated].filter((one) => isFailure(one) && !byCode.has(one) && found.length === 0);
    return [
      ...named.map((status) => ({ status, isUnsure: false })),
      ...[...new Set([...maybe, ...unlisted])].map((status) => ({ status, isUnsure: byCode.has(status) })),
    ];
  }

  function describeStatus({ status, isUnsure }: { status: number; isUnsure: boolean }, text: string): Finding {
    const all = errors.filter(({ otherCodes }) => otherCodes?.includes(status));
    const ofCall = all.filter((error) => isOfCall(error, findCall(text, error)));
    return { kind: 'status', status, ...(isUnsure && { isUnsure }), related: ofCall.length > 0 ? ofCall : all };
  }
}

function isOfCall(error: ErrorCodeView, call: CallName | undefined): boolean {
  return call !== undefined && error.usedBy.some(({ href }) => href === call.href);
}

function unique<Found extends { error: ErrorCodeView }>(found: Found[]): Found[] {
  return [...new Map(found.toReversed().map((one) => [one.error, one])).values()].toReversed();
}

/** The longest part says most: `invalid appid` of `login:fail invalid appid`. */
function findSign(text: string, signs: readonly ErrorSign[]): ErrorSign | undefined {
  const said = text.toLowerCase();
  const found = signs.flatMap((sign) =>
    sign.texts.filter((part) => said.includes(part.toLowerCase())).map(({ length }) => ({ sign, length })),
  );
  return found.sort((a, b) => b.length - a.length)[0]?.sign;
}

/** `session-expired`, also as `SESSION_EXPIRED` or `session expired`; a message of one word says nothing by itself. */
function namesOf({ name, title, messages = [] }: ErrorCodeView): string[] {
  return [name, title, ...messages.filter((message) => !/^\w+$/.test(message))].map(toName);
}

function toName(text: string): string {
  return text
    .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** What the error means on this call. */
export function viewOnCall(error: ErrorCodeView, call: CallName | undefined): ErrorCodeView {
  const use = call && error.usedBy.find(({ href }) => href === call.href);
  if (!use) return error;
  const own = use.meaning === undefined ? undefined : error.meanings?.[use.meaning];
  const { meanings: _, ...rest } = error;
  return {
    ...rest,
    meaning: own?.meaning ?? error.meaning,
    ...(own?.action && { action: own.action }),
    usedBy: use.when || use.assumed ? [use] : [],
  };
}

/** Names what was found, nothing else of the text: it becomes part of an address, which finds the same again. */
export function summarise(findings: readonly Finding[]): string {
  return findings.flatMap((one) => nameFinding(one, findings)).join(' ');
}

function nameFinding(finding: Finding, all: readonly Finding[]): string[] {
  switch (finding.kind) {
    case 'error': {
      const { code } = finding.error;
      const mayBeStatus = all.some((one) => one.kind === 'status' && one.status === code);
      const name = isFailure(code) && !mayBeStatus ? `code ${code}` : String(code);
      return [name, ...(finding.call ? [finding.call.name] : [])];
    }
    case 'status':
      return finding.isUnsure ? [] : [`HTTP ${finding.status}`];
    case 'network':
      return [SHORT_NAMES[finding.failure]];
    case 'sign':
      return finding.sign.texts.slice(0, 1);
    default:
      return [];
  }
}
