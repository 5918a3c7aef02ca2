import { createNames } from '../engine/names';
import { splitKeywords } from '../text/keywords';
import type { NameRecord, SearchIndex } from '../types';

export type PopularCall = Pick<NameRecord, 'name' | 'owner' | 'link'>;

const FEW = 5;

/** Default: the first call of each of the first pages. `unknown`: names without a call. */
export function choosePopular(
  { names }: Pick<SearchIndex, 'names'>,
  wanted: readonly string[] | undefined,
): { calls: PopularCall[]; unknown: string[] } {
  const operations = names.filter(({ kind }) => kind === 'operation');
  if (!wanted) {
    const firstOfPage = new Map([...operations].reverse().map((name) => [name.link.replace(/#.*$/, ''), name]));
    return { calls: [...firstOfPage.values()].reverse().slice(0, FEW).map(toCall), unknown: [] };
  }
  const { find } = createNames(operations);
  const found = wanted.map((text) => ({ text, name: find(text, splitKeywords(text))[0] }));
  return {
    calls: found.flatMap(({ name }) => (name ? [toCall(name)] : [])),
    unknown: found.flatMap(({ text, name }) => (name ? [] : [text])),
  };
}

function toCall({ name, owner, link }: NameRecord): PopularCall {
  return { name, owner, link };
}
