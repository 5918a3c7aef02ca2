import { percentEncode } from '../request/percent';

/** Percent-encodes what a header name must not contain (RFC 9110, section 5.6.2); clients reject it. */
export function headerName(name: string): string {
  return percentEncode(name).replace(/%(21|23|24|25|26|27|2A|2B|5E|60|7C)/g, decodeURIComponent);
}

/** Replaces control characters, which could start another header, and percent-encodes non-ASCII text. */
export function headerText(text: string): string {
  return text.replace(/[\p{Cc}]+/gu, ' ').replace(/[^\x20-\x7E]+/gu, percentEncode);
}

/** Percent-encodes `%` and what a cookie must not contain (RFC 6265, section 4.1.1). */
export function cookieText(text: string, isName: boolean): string {
  const encoded = percentEncode(text);
  if (isName) return encoded.replace(/%(21|23|24|26|27|2A|2B|5E|60|7C)/g, decodeURIComponent);
  return encoded.replace(
    /%(21|23|24|26|27|28|29|2A|2B|2F|3A|3C|3D|3E|3F|40|5B|5D|5E|60|7B|7C|7D)/g,
    decodeURIComponent,
  );
}
