import { exactNumber, exactText } from '../../../shared/core/exactJson';
import type { Json } from '../../../shared/core/json';
import type { JsonType } from '../api';
import type { Random } from '../types';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const MAX_TRIES = 20;

/** A new id that resembles those that are there; `undefined` if none fits. `fits`: whether the schema allows it. */
export function makeId(
  ids: string[],
  types: JsonType[],
  random: Random,
  fits: (id: Json) => boolean,
): Json | undefined {
  const known = new Set(ids);
  for (const text of likelyTexts(ids, random)) {
    if (known.has(text)) continue;
    const id = types.includes('integer') && /^-?\d+$/.test(text) ? exactNumber(text) : text;
    if ((types.includes('string') || typeof id !== 'string' || exactText(id) !== id) && fits(id)) return id;
  }
  return undefined;
}

function* likelyTexts(ids: string[], random: Random): Generator<string> {
  const [model = ''] = ids.slice(-1);
  if (model === '') yield '1';
  if (model === '' || UUID.test(model)) yield makeUuid(random);
  const numbers = ids.filter((id) => /^\d+$/.test(id)).map(BigInt);
  if (numbers.length > 0) yield String(numbers.reduce((most, number) => (number > most ? number : most)) + 1n);
  for (let round = 1; round <= MAX_TRIES; round += 1) {
    const counted = model.replace(/\d+$/, (digits) =>
      String(BigInt(digits) + BigInt(round)).padStart(digits.length, '0'),
    );
    if (counted !== model) yield counted;
    // A prefix, as in `cus_NffrFeUfNV2Hib`, stays.
    const [prefix = ''] = /^.*?[-_:.](?=[^-_:.]*$)/.exec(model) ?? [];
    yield prefix + scramble(model.slice(prefix.length), random);
    yield `${model}-${round + 1}`;
    yield `${model}${round + 1}`;
  }
}

const CLASSES = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Another text of the same letters and digits by kind: a hexadecimal one stays so. */
function scramble(text: string, random: Random): string {
  const isHex = /^(?=.*\d)[\da-f-]+$/.test(text);
  const pick = (letters: string) => letters.charAt(Math.floor(random() * letters.length));
  return [...text]
    .map((letter) => {
      const letters = CLASSES.find((all) => all.includes(letter));
      if (letters === undefined) return letter;
      return pick(isHex && letters !== CLASSES[0] ? 'abcdef' : letters);
    })
    .join('');
}

function makeUuid(random: Random): string {
  const digits = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('');
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `4${digits.slice(13, 16)}`, `a${digits.slice(17, 20)}`];
  return [...parts, digits.slice(20)].join('-');
}
