import type { Cues, Unit } from '../cues/types';
import { readAmounts, secondsOf } from '../text/amounts';
import { NUMBER, readNumber } from '../text/numerals';

export interface ReadAmount {
  /** In seconds where there is a unit of time. */
  value: number;
  unit?: Unit;
}

/** Reads what the phrases have as `{amount}`: `7 days` and `a week` are as long, `four times an hour` is `every 15 minutes`. */
export function readAmount(written: string, cues: Cues): ReadAmount | undefined {
  const text = written.replaceAll('*', '').trim();
  const often = readFrequency(text, cues);
  if (often) return often;
  const [amount] = readAmounts(text);
  if (amount?.unit !== undefined) return { value: secondsOf(amount) ?? amount.value, unit: amount.unit };
  if (amount) return { value: amount.value };
  const one = new RegExp(`^${spaced(cues.bare).replace('{unit}', '(.+?)')}$`, 'i').exec(text);
  const unit = one && unitOf(one[1] ?? '', cues);
  return unit ? { value: secondsOf({ value: 1, unit }) ?? 1, unit } : undefined;
}

function readFrequency(text: string, cues: Cues): ReadAmount | undefined {
  const pattern = spaced(cues.frequency).replace('{unit}', '(?<unit>[^\\d\\s]+)').replace('{count}', '(?<count>.+?)');
  const { unit: word = '', count } = new RegExp(`^${pattern}$`, 'i').exec(text)?.groups ?? {};
  const unit = unitOf(word, cues);
  if (!unit) return undefined;
  const times =
    count === undefined
      ? /^twice/i.test(text)
        ? 2
        : 1
      : readNumber(new RegExp(NUMBER.source, 'i').exec(count)?.[0] ?? '');
  return times ? { value: (secondsOf({ value: 1, unit }) ?? 1) / times, unit } : undefined;
}

/** The unit that a word names. */
export function unitOf(word: string, { units }: Cues): Unit | undefined {
  return (Object.keys(units) as Unit[]).find((unit) => new RegExp(`^(?:${units[unit]})$`, 'i').test(word));
}

const spaced = (pattern: string) => pattern.replaceAll(' ', '\\s?');
