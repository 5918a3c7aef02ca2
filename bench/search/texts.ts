import { CHINESE, ENGLISH, Writer } from './writer';

/** Deterministic. */
export function makeTexts(count: number): string[] {
  const writer = new Writer(1);
  const { random } = writer;
  const kinds = [
    () => random.pick(ENGLISH.words),
    () => random.pick(ENGLISH.turns),
    () => random.pick(CHINESE.words),
    () => random.pick(CHINESE.turns),
    () => writer.identifier(),
    () => random.pick(ENGLISH.words).slice(2),
  ];
  return Array.from({ length: count }, (_, number) => kinds[number % kinds.length]?.() ?? '');
}
