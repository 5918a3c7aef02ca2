/** Replaces lone surrogates, which UTF-8 cannot encode and `encodeURIComponent` throws on, with U+FFFD. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** Encodes all but the unreserved characters of RFC 3986 (`A-Z a-z 0-9 - . _ ~`). */
export function percentEncode(text: string): string {
  return encodeURIComponent(wellFormed(text)).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Keeps `,:/@`, which RFC 3986 allows in a query: servers that split lists before decoding need bare commas. */
export function percentEncodeQueryValue(text: string): string {
  return percentEncode(text).replace(/%(2C|3A|2F|40)/g, decodeURIComponent);
}

/** Encodes only what URLs do not allow, so that untrusted parts are safe to send and otherwise unchanged. */
export function encodeIllegal(text: string, legal: RegExp): string {
  return wellFormed(text).replace(/%[0-9A-Fa-f]{2}|[^]/gu, (part) =>
    part.length === 3 || legal.test(part) ? part : percentEncode(part),
  );
}

const LEGAL_IN_PATH = /^[A-Za-z0-9\-._~:/@!$&'()*+,;=]$/;
const LEGAL_IN_QUERY = /^[A-Za-z0-9\-._~:/@!$&'()*+,;=?[\]]$/;

export function encodeIllegalInPath(path: string): string {
  return encodeIllegal(path, LEGAL_IN_PATH);
}

export function encodeIllegalInQuery(query: string): string {
  return encodeIllegal(query, LEGAL_IN_QUERY);
}
