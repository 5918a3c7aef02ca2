import type { Json, Random } from '@livespec/docusaurus/backend';
import { cbc } from '@noble/ciphers/aes.js';
import type { PlayerCall } from '../player';
import { readAccount } from '../state/accounts';
import { textOf } from '../state/parameters';
import { platformKeyOf } from '../state/platforms';
import type { Account } from '../state/stored';

/** Bytes of a block, the key and the initialization vector: AES-128-CBC with PKCS#7 padding. */
const BLOCK = 16;

/** The key of the example in the document, which each player of the messaging app can decrypt. */
const EXAMPLE_KEY = new TextEncoder().encode('sandbox example!');

export function decryptData(call: PlayerCall): Json {
  const encrypted = decodeBase64(textOf(call, 'encryptedData'));
  const iv = decodeBase64(textOf(call, 'iv'));
  const account = readAccount(call.state, call.player.game, call.player.id);
  // wxDecryptData: A player who does not come from the messaging app has nothing to decrypt.
  if (account?.platform !== 'wx') return call.fail(30000, 'The player does not come from the messaging app');
  // 500: A parameter is wrong.
  if (encrypted === undefined) return call.fail(500, 'encryptedData is not Base64');
  // 500: A parameter is wrong.
  if (iv?.length !== BLOCK) return call.fail(500, `iv is not Base64 of ${BLOCK} bytes`);
  const texts = [platformKeyOf(account), EXAMPLE_KEY].map((key) => decryptText(encrypted, key, iv));
  const text = texts.find((one) => one !== undefined);
  // 500: A parameter is wrong.
  return text ?? call.fail(500, 'encryptedData does not decrypt to text with the session key of the player');
}

function decryptText(encrypted: Uint8Array, key: Uint8Array, iv: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(cbc(key, iv).decrypt(encrypted));
  } catch {
    return undefined;
  }
}

export function encryptFor(account: Account, text: string, random: Random): { encryptedData: string; iv: string } {
  const iv = Uint8Array.from({ length: BLOCK }, () => Math.floor(random() * 256));
  const encrypted = cbc(platformKeyOf(account), iv).encrypt(new TextEncoder().encode(text));
  return { encryptedData: encodeBase64(encrypted), iv: encodeBase64(iv) };
}

/** `undefined` for text that is not Base64: what the platform gave was changed on its way. */
export function decodeBase64(text: string): Uint8Array | undefined {
  const isBase64 = text !== '' && text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(text);
  return isBase64 ? Uint8Array.from(atob(text), (character) => character.charCodeAt(0)) : undefined;
}

export function encodeBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
