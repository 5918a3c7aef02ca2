/** The bytes of Base64 text, or `undefined` where it is none: a `+` that arrived as a space, for example. */
export function decodeBase64(text: string): Uint8Array | undefined {
  const isBase64 = text !== '' && text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(text);
  return isBase64 ? Uint8Array.from(atob(text), (character) => character.charCodeAt(0)) : undefined;
}

export function encodeBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
