/** Texts of a request by name, as they came: still encoded. A name can come several times. */
export type Texts = Map<string, string[]>;

/** The pairs of a query. A name that cannot be decoded is nobody's, and is left out. */
export function readQuery(search: string): Texts {
  const texts: Texts = new Map();
  for (const pair of search.replace(/^\?/, '').split('&')) {
    const [name = '', ...value] = pair.split('=');
    const decoded = decode(name, true);
    if (decoded === undefined || pair === '') continue;
    const found = texts.get(decoded);
    // A copy for each pair would take a minute for an address of 64 kB.
    if (found) found.push(value.join('='));
    else texts.set(decoded, [value.join('=')]);
  }
  return texts;
}

/** `undefined` where a text is not percent-encoded UTF-8. In a query, `+` is a space. */
export function decode(text: string, inQuery: boolean): string | undefined {
  try {
    return decodeURIComponent(inQuery ? text.replaceAll('+', ' ') : text);
  } catch {
    return undefined;
  }
}
