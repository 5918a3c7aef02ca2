import { allowsValue } from '../../schema/core/combine/allowsValue';
import type { Keywords } from '../../schema/core/keywords/keywords';
import type { Spot } from './context';
import { checkNumber } from './fits';
import { documentExamples } from './lifelike/documentExamples';
import { findNumbers } from './lifelike/findValues';

export function makeNumber(keywords: Keywords, isInteger: boolean, spot: Spot, index = 0): number | undefined {
  const isFitting = (value: number) =>
    Number.isFinite(value) &&
    (!isInteger || Number.isInteger(value)) &&
    allowsValue(keywords, value) &&
    checkNumber(value, keywords);
  const examples = () => documentExamples(spot.context.shapes.source.resolve);
  for (const value of findNumbers(spot.thing, keywords, isInteger, index, examples)) if (isFitting(value)) return value;
  return [...new Set(candidates(keywords, isInteger, index).filter(isFitting))][index];
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
