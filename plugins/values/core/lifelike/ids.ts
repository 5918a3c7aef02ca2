import type { IdStyle } from './documentExamples';
import { writeSeeded, writeUuid } from './seeded';

const OWN_LENGTH = 10;
const SNOWFLAKE = 18;

/** Ids of a thing, first as other examples of the document write them. */
export function idTexts(noun: string, style: IdStyle | undefined, index: number): string[] {
  const seed = `${noun} ${index}`;
  const word = noun.split(' ').at(-1) ?? '';
  const prefix = word === '' ? 'id' : word;
  const texts = {
    uuid: () => writeUuid(seed),
    digits: (length = SNOWFLAKE) => writeSeeded('digits', length, seed),
    hex: (length = 24) => writeSeeded('hex', length, seed),
    prefixed: (length = OWN_LENGTH, separator = '_') =>
      `${style?.kind === 'prefixed' ? prefix.slice(0, 3) : prefix}${separator}${writeSeeded('text', length, seed)}`,
  };
  return [
    ...(style ? [texts[style.kind](style.length, style.separator)] : []),
    texts.prefixed(),
    texts.digits(),
    texts.uuid(),
    texts.hex(),
    texts.digits(8),
    texts.hex(8),
  ];
}

/** An integer of five digits. */
export function idNumber(noun: string, index: number): number {
  return Number(writeSeeded('digits', 5, noun)) + index;
}
