import type { Json, Random } from '@livespec/docusaurus/backend';
import { cbc } from '@noble/ciphers/aes.js';
import type { PlayerCall } from '../player';
import { readAccount } from '../state/accounts';
import { textOf } from '../state/parameters';
import { platformKeyOf } from '../state/platforms';
import type { Account } from '../state/stored';
import { decodeBase64, encodeBase64 } from './base64';

/** Bytes of a block, and so of the key and the initialisation vector: AES-128 in CBC mode, padded as in PKCS#7. */
const BLOCK = 16;

/**
 * wxDecryptData: decrypts with the messaging app's session key of the player. Players of other platforms have none: for
 * them there is no such interface. Whatever does not decrypt to text is a wrong parameter.
 */
export function decryptData(call: PlayerCall): Json {
  const encrypted = decodeBase64(textOf(call, 'encryptedData'));
  const iv = decodeBase64(textOf(call, 'iv'));
  const account = readAccount(call.state, call.player.game, call.player.id);
  if (account?.platform !== 'wx') return call.fail(30000, 'The player does not come from the messaging app');
  if (encrypted === undefined) return call.fail(500, 'encryptedData is not Base64');
  if (iv?.length !== BLOCK) return call.fail(500, `iv is not Base64 of ${BLOCK} bytes`);
  try {
    const bytes = cbc(platformKeyOf(account), iv).decrypt(encrypted);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return call.fail(500, 'encryptedData does not decrypt to text with the session key of the player');
  }
}

/** What the messaging app would hand to the game: text, encrypted for a player. */
export function encryptFor(account: Account, text: string, random: Random): { encryptedData: string; iv: string } {
  const iv = Uint8Array.from({ length: BLOCK }, () => Math.floor(random() * 256));
  const encrypted = cbc(platformKeyOf(account), iv).encrypt(new TextEncoder().encode(text));
  return { encryptedData: encodeBase64(encrypted), iv: encodeBase64(iv) };
}
