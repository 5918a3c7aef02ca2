import type { Random, State } from '@livespec/docusaurus/backend';
import { hashHex, hashText } from './hash';
import { nextNumber } from './keys';

/** Without lookalikes: 0 and O, 1, I and L. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

interface Source {
  state: State;
  random: Random;
}

export function makeKey(source: Source, prefix: string): string {
  return `${prefix}_${hashHex(draw(source))}`;
}

/** A new code for links, such as `INV-7KQ2M9`. */
export function makeCode(source: Source, prefix: string, isTaken: (code: string) => boolean): string {
  for (;;) {
    const [first, second] = hashText(draw(source));
    let rest = first * 2 ** 20 + (second & 0xfffff);
    let code = `${prefix}-`;
    for (let count = 0; count < 6; count += 1) {
      code += ALPHABET[rest % ALPHABET.length] ?? '';
      rest = Math.floor(rest / ALPHABET.length);
    }
    if (!isTaken(code)) return code;
  }
}

/** Never repeats, even if `random` does. */
function draw({ state, random }: Source): string {
  return `${nextNumber(state, 'key')} ${random()} ${random()}`;
}
