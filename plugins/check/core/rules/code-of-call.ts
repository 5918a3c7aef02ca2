import type { Operation } from '../../../openapi';
import { type Finding, passageRule } from '../engine/rule';
import type { Facts } from '../facts/types';
import type { Passage } from '../text/passage';
import { isDenied } from '../text/sentences';
import { codesIn } from './support/meanings';
import { callsIn, operationsOf } from './support/passages';

/** From a call to a code, in one sentence: `` `counter/get` can return 10501``. */
const RETURNS =
  /^`?(?:\]\([^)]*\))?\)?,? (?:then |may |can |also |always )*(?:returns?|answers?|gives?|fails? with|reports?|throws?)(?: with)?(?: the)?(?: error)?(?: code)? \[?`?(\d{3,6})\b|^`?(?:\]\([^)]*\))?\s?(?:可能|也|会|都)*(?:返回|报)(?:错误码?)?\s?\[?`?(\d{3,6})(?!\d)/;

/** An error code that a text expects of a call. */
export const codeOfCall = passageRule({
  id: 'code-of-call',
  needsAll: true,
  about: 'An error code that a text says a call returns is one that the call lists.',
  *check({ passage, page }, facts) {
    yield* checkCell(passage, facts);
    const named = page ? callsIn(passage.context, facts) : [];
    const lost =
      named.length > 0 ? codesIn(passage, facts).filter((code) => !named.some((one) => lists(one, code))) : [];
    const isSaid = (one: number) => {
      const index = passage.text.indexOf(String(one));
      return index >= 0 && !isDenied(passage.text, index);
    };
    for (const code of lost.filter(isSaid)) {
      const message = `${named.map(({ id, operationId = id }) => `\`${operationId}\``).join(', ')} ${named.length === 1 ? 'does' : 'do'} not return ${code}.`;
      yield { at: placeOf(passage, 0, code), message, hint: describe(named) };
    }
    for (const { value, index } of passage.codes) {
      const operations = operationsOf(value, facts);
      const end = index + value.length;
      const match = operations.length > 0 ? RETURNS.exec(passage.text.slice(end)) : null;
      const code = Number(match?.[1] ?? match?.[2]);
      if (!match || !facts.codes.has(code) || lost.includes(code) || operations.some((one) => lists(one, code)))
        continue;
      const message = `\`${value}\` does not return ${code}.`;
      yield { at: placeOf(passage, end, code), message, hint: describe(operations) };
    }
  },
});

/** `| 10400 | generate, friends |`: a cell that names calls by parts of their paths. */
function* checkCell(passage: Passage, facts: Facts): Generator<Finding> {
  const { text, context } = passage;
  const words = [...text.matchAll(/[^\s|`,，、]+/g)];
  if (text === context || !words.every(([word]) => facts.paths.segments.has(word))) return;
  const codes = codesIn(passage, facts);
  for (const { 0: word, index } of words) {
    const operations = facts.model.operations.filter(({ path }) => path.split('/').includes(word));
    if (codes.length === 0 || codes.some((code) => operations.some((one) => lists(one, code)))) continue;
    yield { at: passage.place(index), message: `No call \`${word}\` returns ${codes.join(' or ')}.` };
  }
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
