/** The query key that chooses a tab. */
export const TAB = 'tab';

/** The key of the page itself, which the address does not name. */
export const DOC = '';

/** Which tab an address asks for. An empty or an unknown value is the page itself. */
export function chooseTab(search: string, keys: readonly string[]): string {
  const wanted = new URLSearchParams(search).get(TAB) ?? DOC;
  return keys.includes(wanted) ? wanted : DOC;
}

/** The query of a tab's address: other values stay as they are written, in their order. */
export function tabSearch(search: string, key: string): string {
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && nameOf(pair) !== TAB);
  const query = [...others, ...(key === DOC ? [] : [`${TAB}=${encodeURIComponent(key)}`])].join('&');
  return query === '' ? '' : `?${query}`;
}

function nameOf(pair: string): string {
  return [...new URLSearchParams(pair).keys()][0] ?? '';
}

/** The id that a hash names. A hash that is no valid code is taken as it stands. */
export function idOfHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
