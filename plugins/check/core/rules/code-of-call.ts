import type { Operation } from '../../../openapi';
import { passageRule } from '../engine/rule';
import type { Facts } from '../facts/types';
import type { Passage } from '../text/passage';

/** From a call to a code, in one sentence: `` `counter/get` can return 10501``. */
const RETURNS =
  /^`?(?:\]\([^)]*\))?\)?,? (?:then |may |can |also |always )*(?:returns?|answers?|gives?|fails? with|reports?|throws?)(?: with)?(?: the)?(?: error)?(?: code)? \[?`?(\d{3,6})\b|^`?(?:\]\([^)]*\))?\s?(?:可能|也|会|都)*(?:返回|报)(?:错误码?)?\s?\[?`?(\d{3,6})(?!\d)/;

/** An error code that a text expects of a call. */
export const codeOfCall = passageRule({
  id: 'code-of-call',
  needsAll: true,
  about: 'An error code that a text says a call returns is one that the call lists.',
  *check({ passage }, facts) {
    for (const { value, index } of passage.codes) {
      const operations = operationsOf(value, facts);
      const end = index + value.length;
      const match = operations.length > 0 ? RETURNS.exec(passage.text.slice(end)) : null;
      const code = Number(match?.[1] ?? match?.[2]);
      if (!match || !facts.codes.has(code) || operations.some((one) => lists(one, code))) continue;
      const message = `\`${value}\` does not return ${code}.`;
      yield { at: placeOf(passage, end, code), message, hint: describe(operations) };
    }
  },
});

function operationsOf(code: string, { operations, paths }: Facts): Operation[] {
  const own = operations.get(code);
  return own ? [own] : code.includes('/') ? paths.find(code.replace(/^[A-Z]+ /, '')) : [];
}

function lists({ errors }: Operation, code: number): boolean {
  return errors.some(({ error }) => error.code === code);
}

function placeOf(passage: Passage, from: number, code: number) {
  return passage.place(passage.text.indexOf(String(code), from));
}

function describe(operations: Operation[]): string {
  const codes = new Set(operations.flatMap(({ errors }) => errors.map(({ error }) => error.code)));
  return `It lists ${[...codes].join(', ') || 'no codes'}.`;
}
