import { createAddressFinder } from '../../../shared/core/findAddress';
import { findCodes, findNamedCodes } from '../../../shared/core/findCodes';
import type { CallName, ErrorCodeView, ErrorLookupView } from '../view/types';

export interface Recognised {
  error?: ErrorCodeView;
  /** The call that the text names, whether or not it lists the error. */
  call?: CallName;
  isSuccess?: true;
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

  return (text) => {
    const [first] = BARE.test(text) ? findCodes(text) : findNamedCodes(text);
    const isSuccess = first !== undefined && first === lookup.success;
    const error = isSuccess ? undefined : (findFirst(findCodes(text), byCode) ?? findByName(text, errors));
    const call = findCall(text, error);
    return {
      ...(error && { error }),
      ...(call && { call }),
      ...(isSuccess && { isSuccess }),
      ...(!error && !isSuccess && first !== undefined && { unknown: first }),
    };
  };
}

function findFirst(codes: number[], byCode: ReadonlyMap<number, ErrorCodeView>): ErrorCodeView | undefined {
  const code = codes.find((number) => byCode.has(number));
  return code === undefined ? undefined : byCode.get(code);
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
