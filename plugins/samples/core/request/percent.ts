import { wellFormed } from '../../../shared/core/wellFormed';

/** Percent-encodes everything except the unreserved characters of RFC 3986 (`A-Z a-z 0-9 - . _ ~`) and those in `kept`. */
export function percentEncode(text: string, kept = ''): string {
  return encodeURIComponent(wellFormed(text)).replace(/%[0-7][0-9A-F]|[!'()*]/g, (part) => {
    const character = decodeURIComponent(part);
    if (kept.includes(character)) return character;
    return part.length > 1 ? part : `%${part.charCodeAt(0).toString(16).toUpperCase()}`;
  });
}

/** Keeps `,:/@`, which RFC 3986 allows in a query: servers that split lists before decoding need bare commas. */
export function percentEncodeQueryValue(text: string): string {
  return percentEncode(text, ',:/@');
}

/** Also keeps what is encoded already. */
function encodeRest(text: string, kept: string): string {
  return text
    .split(/(%[0-9A-Fa-f]{2})/)
    .map((part, index) => (index % 2 === 1 ? part : percentEncode(part, kept)))
    .join('');
}

/** Encodes only what URLs do not allow, so that untrusted parts are safe to send and otherwise unchanged. */
export function encodeIllegalInPath(path: string): string {
  return encodeRest(path, ":/@!$&'()*+,;=");
}

export function encodeIllegalInQuery(query: string): string {
  return encodeRest(query, ":/@!$&'()*+,;=?[]");
}

/** `allowReserved` (RFC 6570 section 3.2.3), except what a query does not allow (`[ ] #`) or would misread (`& +`). */
export function encodeReservedQueryValue(text: string): string {
  return encodeRest(text, ":/?@!$'()*,;=");
}
