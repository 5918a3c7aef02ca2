import { percentEncode } from '../request/percent';

/** Percent-encodes what a header name must not contain (RFC 9110, section 5.6.2); clients reject it. */
export function headerName(name: string): string {
  return percentEncode(name, "!#$%&'*+^`|");
}

/** Replaces control characters, which could start another header, and percent-encodes non-ASCII text. */
export function headerText(text: string): string {
  return text.replace(/[\p{Cc}]+/gu, ' ').replace(/[^\x20-\x7E]+/gu, (part) => percentEncode(part));
}

/** Percent-encodes `%` and what a cookie must not contain (RFC 6265, section 4.1.1). */
export function cookieText(text: string, isName: boolean): string {
  return percentEncode(text, isName ? "!#$&'*+^`|" : "!#$&'()*+/:<=>?@[]^`{|}");
}
