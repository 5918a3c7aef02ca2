import { createAddressFinder } from '../../../shared/core/findAddress';
import { findCodes, findNamedCodes } from '../../../shared/core/findCodes';
import { toHalfWidth } from '../../../shared/core/toHalfWidth';
import type { CallName, ErrorCodeView, ErrorLookupView } from '../view/types';

export interface Recognised {
  error?: ErrorCodeView;
  /** The call that the text names, whether or not it lists the error. */
  call?: CallName;
  isSuccess?: true;
  /** A code in the text that the error has as a keyword. */
  otherCode?: number;
  /** A code that is not in the catalogue. */
  unknown?: number;
}

/** Whoever types nothing else means a code. */
const BARE = /^\s*-?\d+\s*$/;
const QUOTES = /["'`\\<>,]+/g;

/** Returns a function that finds the error code and the call in a reply, a log line or a question. */
export function createErrorFinder(errors: ErrorCodeView[], lookup: ErrorLookupView): (text: string) => Recognised {
  const byCode = new Map(errors.map((error) => [error.code, error]));
  const findAddress = createAddressFinder(lookup.calls);

  function findCall(text: string, error: ErrorCodeView | undefined): CallName | undefined {
    const words = new Set(text.split(/[^\w-]+/));
    const found = [...findAddress(text.replace(QUOTES, ' ')), ...lookup.calls.filter(({ name }) => words.has(name))];
    return found.find(({ href }) => error?.usedBy.some((use) => use.href === href)) ?? found[0];
  }

  /** Several errors may have the same keyword: the call tells which is meant. */
  function findByOtherCode(code: number, text: string): ErrorCodeView | undefined {
    const found = errors.filter(({ otherCodes }) => otherCodes?.includes(code));
    if (found.length < 2) return found[0];
    const ofCall = found.filter((error) => error.usedBy.some(({ href }) => href === findCall(text, error)?.href));
    return ofCall.length === 1 ? ofCall[0] : undefined;
  }

  function findByCode(text: string): Pick<Recognised, 'error' | 'otherCode'> {
    for (const code of findCodes(text)) {
      const error = byCode.get(code);
      if (error) return { error };
      const other = findByOtherCode(code, text);
      if (other) return { error: other, otherCode: code };
    }
    const error = findByName(text, errors);
    return error ? { error } : {};
  }

  return (typed) => {
    const text = toHalfWidth(typed);
    const [first] = BARE.test(text) ? findCodes(text) : findNamedCodes(text);
    const isSuccess = first !== undefined && first === lookup.success;
    const found = isSuccess ? {} : findByCode(text);
    const call = findCall(text, found.error);
    return {
      ...found,
      ...(call && { call }),
      ...(isSuccess && { isSuccess }),
      ...(!found.error && !isSuccess && first !== undefined && { unknown: first }),
    };
  };
}

/** `session-expired`, also as `SESSION_EXPIRED` or `session expired`. */
function findByName(text: string, errors: ErrorCodeView[]): ErrorCodeView | undefined {
  const said = `-${toName(text)}-`;
  return errors.find(({ name, title }) => [name, title].some((one) => said.includes(`-${toName(one)}-`)));
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
    usedBy: use.when ? [use] : [],
  };
}

/** Names the code and the call, nothing else of the text: it becomes part of an address. */
export function summarise({ error, call }: Recognised): string {
  return [...(error ? [error.code] : []), ...(error && call ? [call.name] : [])].join(' ');
}
