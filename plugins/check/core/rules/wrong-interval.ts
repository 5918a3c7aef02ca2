import { passageRule } from '../engine/rule';
import type { Facts } from '../facts/types';
import { type Amount, amountsOf, secondsOf } from '../text/amounts';
import type { Spot } from '../project';
import { operationsNear } from './support/passages';

const CUE_BEFORE = /\b(?:every|each|at least|once (?:in|per)|interval\w*)\s(?:about\s)?\**\s?$|(?:每隔?|间隔|至少)\s?(?:约\s?)?\**\s?$/i;
const CUE_AFTER = /^\**\s?(?:apart|between|later)|^\s?(?:调用|检查|查询|轮询)?一次/i;
const ABOUT = /\b(?:poll|polls|polling|checks?|checked|session)\b|between|轮询|会话|检查|间隔|之间/i;

/** `every 15 minutes`, `at least 5 seconds apart`. */
export const wrongInterval = passageRule({
  id: 'wrong-interval',
  about: 'The time between two calls that a text states is the one of `x-poll`.',
  *check(spot, facts) {
    if (facts.polls.size === 0) return;
    const { passage } = spot;
    for (const amount of amountsOf(passage)) {
      const seconds = secondsOf(amount);
      if (seconds === undefined || !isInterval(amount, spot)) continue;
      const allowed = allowedNear(spot, facts);
      if (allowed.length === 0 || allowed.includes(seconds)) continue;
      const known = allowed.map(nameSeconds).join(' or ');
      yield { at: passage.place(amount.index), message: `The document says ${known}, not ${amount.written}.` };
    }
  },
});

function isInterval({ before, after }: Amount, { passage }: Spot): boolean {
  if (CUE_BEFORE.test(before) || CUE_AFTER.test(after)) return true;
  return /between|间隔|之间/i.test(passage.context) && ABOUT.test(passage.context);
}

function allowedNear(spot: Spot, { polls, ...facts }: Facts): number[] {
  const near = operationsNear(spot, { polls, ...facts }).flatMap(({ id }) => polls.get(id)?.seconds ?? []);
  if (near.length > 0) return [...new Set(near)];
  const isAbout = ABOUT.test(`${spot.passage.heading} ${spot.passage.context}`);
  return isAbout ? [...new Set([...polls.values()].map(({ seconds }) => seconds))] : [];
}

function nameSeconds(seconds: number): string {
  return seconds % 60 === 0 && seconds >= 120 ? `${seconds / 60} minutes` : `${seconds} seconds`;
}
