/** Replaces a server address, except as the beginning of a longer host. */
export function replaceServer(code: string, address: string, replacement: string): string {
  if (address === '') return code;
  return code.split(address).reduce((done, rest) => done + (/^[\w.:-]/.test(rest) ? address : replacement) + rest);
}

/** Removes characters that could end the string literal around a typed value. */
export function cleanValue(text: string): string {
  return text.replace(/[\s'"\\`$<>\p{Cc}]/gu, '');
}
