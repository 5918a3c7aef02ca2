import { apiRule } from '../engine/rule';
import { LOCAL_ADDRESS, listOrigins } from '../facts/servers';
import type { Facts } from '../facts/types';

const ADDRESS = /https?:\/\/[^\s/"'`<>()|$]+(?=(\/[\w{}./-]*))/g;

/** The address of a documented call, on a server that the document does not have. */
export const baseAddress = apiRule({
  id: 'base-address',
  about: 'The address of a call that a page or sample makes is one of the servers of the document, or local.',
  *check({ pages, samples }, facts) {
    const origins = listOrigins(facts);
    if (origins.size === 0) return;
    for (const { text, place } of samples) yield* findWrong(text, place, origins, facts);
    for (const { blocks } of pages) {
      for (const { passage } of blocks) if (passage) yield* findWrong(passage.text, passage.place, origins, facts);
    }
  },
});

/** `const BASE = 'https://…'`, without a path. */
const CONSTANT = /\bBASE(?:_URL)?\b\s*[:=]\s*(['"`]?)(https?:\/\/[^\s/"'`]+)\/?\1/g;

type Locate<Place> = (index: number) => Place;

function* findWrong<Place>(text: string, place: Locate<Place>, origins: ReadonlySet<string>, { paths }: Facts) {
  for (const { 0: whole, 2: origin = '', index } of text.matchAll(CONSTANT)) {
    if (origins.has(origin) || LOCAL_ADDRESS.test(origin)) continue;
    const message = `The document has no server \`${origin}\`.`;
    yield { at: place(index + whole.indexOf(origin)), message, hint: describe(origins) };
  }
  for (const { 0: origin, 1: path = '', index } of text.matchAll(ADDRESS)) {
    if (origins.has(origin) || LOCAL_ADDRESS.test(origin) || paths.findExact(path).length === 0) continue;
    const message = `The document has no server \`${origin}\`.`;
    yield { at: place(index), message, hint: describe(origins) };
  }
}

function describe(origins: ReadonlySet<string>): string {
  return `Its address is ${[...origins].map((one) => `\`${one}\``).join(' or ')}.`;
}
