import { passageRule } from '../engine/rule';
import type { Spot } from '../project';
import { type Amount, amountsOf, secondsOf } from '../text/amounts';
import { operationsNear } from './support/passages';

const CUE_BEFORE =
  /\b(?:every|each|at least|once (?:in|per)|interval\w*)\s(?:about\s)?\**\s?$|(?:每隔?|间隔|至少)\s?(?:约\s?)?\**\s?$/i;
const CUE_AFTER = /^\**\s?(?:apart|between|later)|^\s?(?:调用|检查|查询|轮询)?一次/i;
const ABOUT = /\b(?:poll|polls|polling|checks?|checked|session)\b|between|轮询|会话|检查|间隔|之间/i;

/** `every 15 minutes`, `at least 5 seconds apart`. */
export const wrongInterval = passageRule({
  id: 'wrong-interval',
  about: 'The time between two calls that a text states is the one of `x-poll`.',
  *check(spot, facts) {
    if (facts.polls.size === 0) return;
    const { passage } = spot;
    const stated = amountsOf(passage).filter((amount) => secondsOf(amount) !== undefined && isInterval(amount, spot));
    const [first] = stated;
    if (!first) return;
    const near = operationsNear(spot, facts).flatMap(({ id }) => facts.polls.get(id) ?? []);
    const seconds = stated.map(secondsOf);
    for (const poll of near) {
      if (seconds.includes(poll.seconds)) continue;
      const name = poll.operation.operationId ?? poll.operation.id;
      const message = `The document says ${nameSeconds(poll.seconds)} for \`${name}\`, not ${first.written}.`;
      yield { at: passage.place(first.index), message };
    }
    if (near.length > 0 || !ABOUT.test(`${passage.heading} ${passage.context}`)) return;
    const known = [...new Set([...facts.polls.values()].map((poll) => poll.seconds))];
    for (const amount of stated) {
      if (known.includes(secondsOf(amount) ?? 0)) continue;
      const message = `The document says ${known.map(nameSeconds).join(' or ')}, not ${amount.written}.`;
      yield { at: passage.place(amount.index), message };
    }
  },
});

function isInterval({ before, after }: Amount, { passage }: Spot): boolean {
  if (CUE_BEFORE.test(before) || CUE_AFTER.test(after)) return true;
  return /between|间隔|之间/i.test(passage.context) && ABOUT.test(passage.context);
}

function nameSeconds(seconds: number): string {
  return seconds % 60 === 0 && seconds >= 120 ? `${seconds / 60} minutes` : `${seconds} seconds`;
}
