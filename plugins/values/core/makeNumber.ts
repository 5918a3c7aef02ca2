import { allowsValue } from '../../schema/core/combine/allowsValue';
import type { Keywords } from '../../schema/core/keywords/keywords';
import { checkNumber } from './fits';

export function makeNumber(keywords: Keywords, isInteger: boolean, index = 0): number | undefined {
  const fitting = candidates(keywords, isInteger, index).filter(
    (value) => Number.isFinite(value) && allowsValue(keywords, value) && checkNumber(value, keywords),
  );
  return [...new Set(fitting)][index];
}

function candidates(keywords: Keywords, isInteger: boolean, index: number): number[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = keywords;
  const step = multipleOf !== undefined && multipleOf > 0 ? multipleOf : isInteger ? 1 : undefined;
  const low = Math.max(minimum ?? -Infinity, exclusiveMinimum ?? -Infinity);
  const high = Math.min(maximum ?? Infinity, exclusiveMaximum ?? Infinity);
  const bounds = [low, high].filter(Number.isFinite);
  const middle = bounds.length === 2 ? [low + (high - low) / 2, low + (high - low) / 4] : [];
  const bases = [1, ...bounds, low + 1, high - 1, 0, low + 0.5, high - 0.5, ...middle, 1.5, -1].filter(Number.isFinite);
  const further = Array.from({ length: index * 3 }, (_none, more) => more + 1);
  const all = [...bases, ...further.flatMap((more) => [1 + more, low + more, high - more])];
  if (step === undefined) return all;
  return [
    ...all.flatMap((base) => [Math.ceil(base / step) * step, Math.floor(base / step) * step]),
    ...further.map((more) => (Math.ceil(low / step) + more) * step),
    ...[1, 10, 100].map((more) => more * step),
  ];
}
