import { hashHex, hashText } from './hash';
import type { Account, Platform } from './stored';

/** Every platform refuses this login code. Other codes are reusable, unlike real ones, for repeatable tests. */
const REFUSED = 'invalid';

export const REFUSAL = `The sandbox refuses the code "${REFUSED}" and blank ones, and accepts every other`;

export function isRefused(code: string): boolean {
  return code.trim() === '' || code === REFUSED;
}

/** LoginResult: The platform's id of the player. */
export function openIdOf(platform: Platform | 'dy-anonymous', game: string, code: string): string {
  const initial = platform === 'dy-anonymous' ? 'aD' : `o${platform.charAt(0).toUpperCase()}`;
  return `${initial}_${hashHex(`${platform}\n${game}\n${code}`).slice(0, 20)}`;
}

/** LoginResult: It is the same in all games of one developer. */
export function unionIdOf(platform: Platform, code: string): string {
  return `u${platform.charAt(0).toUpperCase()}_${hashHex(`union\n${platform}\n${code}`).slice(0, 20)}`;
}

/** The messaging app's session key, 16 bytes. Derived from the open id, so that test data stays decryptable. */
export function platformKeyOf({ openId }: Account): Uint8Array {
  const bytes = new Uint8Array(16);
  const view = new DataView(bytes.buffer);
  for (const [place, word] of hashText(`platform session key\n${openId}`).entries()) view.setUint32(place * 4, word);
  return bytes;
}
