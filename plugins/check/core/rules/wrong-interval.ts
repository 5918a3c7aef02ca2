import { type Finding, passageRule } from '../engine/rule';
import { pollsOf } from '../facts/buildFacts';
import type { Facts } from '../facts/types';
import type { Spot } from '../project';
import { type Amount, amountsOf, nameAmount, nameSeconds, secondsOf, type Unit } from '../text/amounts';
import type { Passage } from '../text/passage';
import { sentencesOf } from '../text/sentences';
import { callsIn, operationsNear } from './support/passages';

const CUE_BEFORE =
  /\b(?:every|each|at least|once (?:in|per)|again after|interval\w*)\s(?:about\s)?\**\s?$|(?:每隔?|间隔|至少)\s?(?:约\s?)?\**\s?$/i;
const EVERY = /\b(?:every|each)\s(?:about\s)?\**\s?$|每隔?\s?(?:约\s?)?\**\s?$/i;
const CUE_AFTER = /^\**\s?(?:apart|between|later)|^\s?(?:调用|检查|查询|轮询)?一次/i;
const ABOUT = /\b(?:poll|polls|polling|checks?|checked|session|again|look ?up)\b|between|轮询|会话|检查|间隔|之间/i;

/** `every second`, `once an hour`: one of the unit, without a number. */
const BARE =
  /(?:\b(?:every|each|once (?:per|every|an?)) |每(?:隔)?一?)(second|minute|hour|day|秒|分钟|小时|天)(?!\s?[\w]|\s(?!(?:and|or|until|while|at|for|to|if|when|with|by|on|in|from|as|is)\b)[a-z])/i;
const BARE_UNITS: Record<string, Unit> = {
  second: 's',
  minute: 'min',
  hour: 'h',
  day: 'd',
  秒: 's',
  分钟: 'min',
  小时: 'h',
  天: 'd',
};

/** `every 15 minutes`, `at least 5 seconds apart`. */
export const wrongInterval = passageRule({
  id: 'wrong-interval',
  about: 'The time between two calls that a text states is the one of `x-poll`.',
  *check(spot, facts) {
    const known = [...new Set(pollsOf(facts.model.operations).map((poll) => poll.seconds))];
    if (known.length === 0) return;
    const { passage } = spot;
    const stated = amountsOf(passage).filter((amount) => secondsOf(amount) !== undefined && isInterval(amount, spot));
    const [first] = stated;
    if (!first) {
      yield* checkBare(passage, facts);
      return;
    }
    const near = pollsOf(operationsNear(spot, facts));
    const seconds = stated.map(secondsOf);
    for (const poll of near) {
      if (seconds.includes(poll.seconds)) continue;
      // A client may wait longer than it must.
      if (!poll.recommended && EVERY.test(first.before) && (seconds[0] ?? 0) > poll.seconds) continue;
      const message = `The document says ${nameSeconds(poll.seconds)} for \`${poll.operationId}\`, not ${nameAmount(first)}.`;
      yield { at: passage.place(first.index), message };
    }
    if (near.length > 0 || !ABOUT.test(`${passage.heading} ${passage.context}`)) return;
    for (const amount of stated) {
      if (known.includes(secondsOf(amount) ?? 0)) continue;
      const message = `The document says ${known.map(nameSeconds).join(' or ')}, not ${nameAmount(amount)}.`;
      yield { at: passage.place(amount.index), message };
    }
  },
});

/** Only where the sentence names the call: other things happen every second, too. */
function* checkBare({ text, place }: Passage, facts: Facts): Generator<Finding> {
  for (const { text: sentence, index } of sentencesOf(text)) {
    const found = BARE.exec(sentence);
    const unit = BARE_UNITS[found?.[1]?.toLowerCase() ?? ''];
    if (!found || !unit || /\b(?:not|never|n['’]t)\b|不要|绝不|切勿|别/i.test(sentence)) continue;
    for (const { seconds, operationId } of pollsOf(callsIn(sentence, facts))) {
      if (seconds === secondsOf({ value: 1, unit })) continue;
      const message = `The document says ${nameSeconds(seconds)} for \`${operationId}\`, not ${found[0]}.`;
      yield { at: place(index + found.index), message };
    }
  }
}

function isInterval({ before, after }: Amount, { passage }: Spot): boolean {
  if (CUE_BEFORE.test(before) || CUE_AFTER.test(after)) return true;
  return /between|间隔|之间/i.test(passage.context) && ABOUT.test(passage.context);
}
