import { decodePercent } from '../../shared/core/decodePercent';

export const TAB = 'tab';

/** Key of the page itself, which addresses omit. */
export const DOC = '';

/** Falls back to the page itself for an empty or unknown tab. */
export function chooseTab(search: string, keys: readonly string[]): string {
  const wanted = new URLSearchParams(search).get(TAB) ?? DOC;
  return keys.includes(wanted) ? wanted : DOC;
}

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

export function idOfHash(hash: string): string {
  return decodePercent(hash.slice(1));
}
