import { replaceNumber } from '../engine/fixes';
import { passageRule } from '../engine/rule';
import type { Facts } from '../facts/types';
import type { Spot } from '../project';
import { type Amount, amountsOf, isRate, LONGEST_SENTENCE } from '../text/amounts';
import type { Passage } from '../text/passage';
import {
  COUNTED,
  type LimitKind,
  limitsNamedIn,
  limitsOf,
  limitsOfCode,
  limitsOfNoun,
  schemaAt,
} from './support/limits';
import { callsIn } from './support/passages';

const MOST =
  /(?:at most|up to|no more than|not more than|more than|maximum(?: of)?|limit of|(?:最多|至多)(?:可以?|能)?(?:查询?|传|接受|处理|包含|返回|有)?|超过|不超过|上限为?)\s?\**\s?$/i;
/** `100 coordinates at most`. */
const MOST_AFTER = /^\W{0,3}(?:(?!and |or |but )[a-z]+ ){1,3}(?:at (?:the )?most|or fewer|or less)\b/i;
const FEWER = /(?<!\b(?:not|never|no) (?:\w+ )?)fewer than\s?\**\s?$/i;
const LEAST =
  /(?:at least|no less than|(?:start|count|number)\w* (?:at|from|with)|minimum of|至少|不小于|不少于|从)\s?\**\s?$/i;

/** What people and programs do, which no schema limits: `up to 3 times`. */
const REPEATS = /^\W*(?:(?:more|API|HTTP)\W)?(?:times|tries|retries|attempts|requests|calls)\b|^\s?次/i;

/** `You can send 150 addresses`: no limit, but not more than one. */
const POSSIBLE = /\b(?:can|may) (?:look up|send|pass|ask for|request|get|fetch|query)\s?\**\s?$/i;

const END = /[.!?](?:\s|$)|[。！？]/;
/** An amount that says nothing of what it counts: what it limits was named before. */
const BARE = /^\**\s*(?:$|[,，）)]|(?:characters|letters|entries|items|values)\b|个(?!\p{Script=Han})|个?字符|项)/iu;

/** `at most 100 IPs`, `numbered from 1`. */
export const wrongLimit = passageRule({
  id: 'wrong-limit',
  about: 'A limit that a text states is the one that the document sets for what it names.',
  *check(spot, facts) {
    const { passage } = spot;
    for (const amount of amountsOf(passage)) {
      const kind = kindOf(amount);
      if (kind === undefined || amount.unit || REPEATS.test(amount.after) || isRate(amount.after)) continue;
      const allowed = allowedBy(spot, amount, kind, facts);
      const name = allowed.length === 0 && spot.page ? unlimitedBefore(spot, amount, facts) : undefined;
      if (name !== undefined) {
        yield { at: passage.place(amount.index), message: `The document sets no such limit for \`${name}\`.` };
      }
      const most = FEWER.test(amount.before) ? amount.value - 1 : amount.value;
      if (allowed.length === 0 || allowed.includes(most)) continue;
      if (POSSIBLE.test(amount.before) && most <= Math.max(...allowed)) continue;
      const limits = [...new Set(allowed)];
      const limit = kind === 'most' ? 'at most' : 'at least';
      const at = passage.place(amount.index);
      const stated = most === amount.value ? amount.written : `${most}`;
      const message = `The document says ${limit} ${limits.join(' or ')}, not ${stated}.`;
      yield { at, message, ...(most === amount.value && replaceNumber(at, amount, limits)) };
    }
  },
});

function kindOf({ before, after }: Amount): LimitKind | undefined {
  if (MOST.test(before) || POSSIBLE.test(before) || MOST_AFTER.test(after) || FEWER.test(before)) return 'most';
  if (/从\s?$/.test(before) && !/^\s?(?:开始|起)/.test(after)) return undefined;
  return LEAST.test(before) ? 'least' : undefined;
}

/** What may name the subject of an amount: its row, its sentence before it, else the words after it. */
function contextsOf({ text, context }: Passage, index: number): string[] {
  if (context !== text) return [context];
  const before = text.slice(Math.max(0, index - LONGEST_SENTENCE), index);
  const after = text.slice(index, index + LONGEST_SENTENCE);
  return [
    before.split(END).at(-1) ?? '',
    after.split(/[.,;:!?](?:\s|$)|[。，；：！？]/)[0] ?? '',
    ...(BARE.test(after.replace(/^\S+/, '')) ? [before] : []),
  ];
}

/** The limits that the text can mean, of the nearest thing that has any. */
function allowedBy(
  { passage, owners }: Spot,
  { before, after, index }: Amount,
  kind: LimitKind,
  facts: Facts,
): number[] {
  const own = owners.flatMap(({ node, kind: place }) => {
    const code = typeof node.code === 'number' && 'meaning' in node ? limitsOfCode(node.code, facts) : [];
    const schema = place === 'parameter' || place === 'schema' ? limitsOf(schemaAt(node), kind) : [];
    return [...schema, ...(kind === 'most' ? code : [])];
  });
  if (own.length > 0) return own;
  for (const context of contextsOf(passage, index)) {
    const named = limitsNamedIn(context, facts, kind);
    if (named.length > 0) return named;
  }
  const [call, another] = kind === 'most' ? callsIn(passage.context, facts) : [];
  const sizes = call && !another ? call.parameters.flatMap(({ schema }) => limitsOf(schema, kind, COUNTED)) : [];
  if (sizes.length === 1) return sizes;
  // `100 addresses`, but `pages start at 1`.
  const noun =
    kind === 'most' ? after : (/(\w+)\W+(?:are |is )?(?:start|count|number)\w* \w+\W*$/i.exec(before)?.[1] ?? after);
  return limitsOfNoun(noun, facts, kind);
}

/** Of the text before an amount that may name its subject. */
const LONGEST_SUBJECT = 120;
const SUBJECT =
  /`([A-Za-z]\w*)`\s?(?:is|are|must be|may be|can be|takes?|accepts?)?\s?(?:at (?:most|least)|up to|no more than|最多|至多|至少|不超过)\s?\**$/i;

/** A parameter or field that the text limits, and no schema of that name does. */
function unlimitedBefore({ passage }: Spot, { index }: Amount, { names }: Facts): string | undefined {
  const [, name = ''] = SUBJECT.exec(passage.text.slice(Math.max(0, index - LONGEST_SUBJECT), index).trimEnd()) ?? [];
  const known = (names.get(name) ?? []).filter(({ kind }) => kind === 'parameter' || kind === 'field');
  const isPlain = known.every(({ schema }) => ['integer', 'number', 'string', 'array'].includes(String(schema.type)));
  return known.length > 0 && isPlain ? name : undefined;
}
