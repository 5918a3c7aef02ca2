import { percentEncode } from '../request/percent';

/**
 * A header's name with what no name may hold percent-encoded (RFC 9110 section 5.6.2): every client refuses it
 * otherwise.
 */
export function headerName(name: string): string {
  return percentEncode(name).replace(/%(21|23|24|25|26|27|2A|2B|5E|60|7C)/g, decodeURIComponent);
}

/**
 * A header's text as it can travel: line breaks, which would start another header, become blanks, and other scripts are
 * percent-encoded, because clients either refuse them or send bytes that servers read differently.
 */
export function headerText(text: string): string {
  return text.replace(/[\p{Cc}]+/gu, ' ').replace(/[^\x20-\x7E]+/gu, percentEncode);
}

/**
 * A cookie's name or value with what it may not hold (RFC 6265 section 4.1.1) percent-encoded, `%` included, so that
 * decoding brings back the same text.
 */
export function cookieText(text: string, isName: boolean): string {
  const encoded = percentEncode(text);
  if (isName) return encoded.replace(/%(21|23|24|26|27|2A|2B|5E|60|7C)/g, decodeURIComponent);
  return encoded.replace(
    /%(21|23|24|26|27|28|29|2A|2B|2F|3A|3C|3D|3E|3F|40|5B|5D|5E|60|7B|7C|7D)/g,
    decodeURIComponent,
  );
}
