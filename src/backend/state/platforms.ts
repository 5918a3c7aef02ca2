import { hashHex, hashText } from './hash';
import type { Account, Platform } from './stored';

/**
 * The login code that every platform refuses. Any other code is accepted, and is always the same player: a code of a real
 * platform works once, which would make tests hard to repeat.
 */
const REFUSED = 'invalid';

export const REFUSAL = `The sandbox refuses the code "${REFUSED}" and blank ones, and accepts every other`;

export function isRefused(code: string): boolean {
  return code.trim() === '' || code === REFUSED;
}

/** The platform's id of a player for one game. */
export function openIdOf(platform: Platform | 'dy-anonymous', game: string, code: string): string {
  const initial = platform === 'dy-anonymous' ? 'aD' : `o${platform.charAt(0).toUpperCase()}`;
  return `${initial}_${hashHex(`${platform}\n${game}\n${code}`).slice(0, 20)}`;
}

/** The platform's id of a player for all games of the sandbox. */
export function unionIdOf(platform: Platform, code: string): string {
  return `u${platform.charAt(0).toUpperCase()}_${hashHex(`union\n${platform}\n${code}`).slice(0, 20)}`;
}

/**
 * The messaging app's session key of a player, 16 bytes. Here it follows from the open id, so that data encrypted for a
 * test stays readable.
 */
export function platformKeyOf({ openId }: Account): Uint8Array {
  const bytes = new Uint8Array(16);
  const view = new DataView(bytes.buffer);
  for (const [place, word] of hashText(`platform session key\n${openId}`).entries()) view.setUint32(place * 4, word);
  return bytes;
}
