/** Replaces lone surrogates, which no UTF-8 text can hold and `encodeURIComponent` throws on, by U+FFFD. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** Percent-encodes everything but the unreserved characters of RFC 3986 (`A-Z a-z 0-9 - . _ ~`). */
export function percentEncode(text: string): string {
  return encodeURIComponent(wellFormed(text)).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * Encodes a query value but leaves `,`, `:`, `/` and `@` readable: RFC 3986 allows them in a query, and a server that
 * splits comma lists before it decodes expects them bare.
 */
export function percentEncodeQueryValue(text: string): string {
  return percentEncode(text).replace(/%(2C|3A|2F|40)/g, decodeURIComponent);
}

/**
 * Encodes what can stand in no URL (spaces, quotes, braces, other scripts) and keeps everything else, percent-encoded
 * characters included. Makes a URL part of doubtful origin safe to send without changing what it says.
 */
export function encodeIllegal(text: string, legal: RegExp): string {
  return wellFormed(text).replace(/%[0-9A-Fa-f]{2}|[^]/gu, (part) =>
    part.length === 3 || legal.test(part) ? part : percentEncode(part),
  );
}

const LEGAL_IN_PATH = /^[A-Za-z0-9\-._~:/@!$&'()*+,;=]$/;
const LEGAL_IN_QUERY = /^[A-Za-z0-9\-._~:/@!$&'()*+,;=?[\]]$/;

/** Encodes what cannot stand in a path; `/` and percent-encoded characters stay. */
export function encodeIllegalInPath(path: string): string {
  return encodeIllegal(path, LEGAL_IN_PATH);
}

/** Encodes what cannot stand in a query; `&`, `=` and percent-encoded characters stay. */
export function encodeIllegalInQuery(query: string): string {
  return encodeIllegal(query, LEGAL_IN_QUERY);
}
