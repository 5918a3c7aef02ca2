import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  groupMatches,
  type IndexedMatch,
  type IndexedText,
  TEXT_TYPES,
} from '../../plugins/search/core/results/similarMatches';
import type { Chunk } from '../../plugins/search/core/types';

const RANK: IndexedText = { t: 'Ranking list', u: '/rank', b: ['API'] };
const GUIDE: IndexedText = { t: 'Guide', u: '/guide', b: [] };

function match(type: (typeof TEXT_TYPES)[number], document: IndexedText, page: IndexedText, words: string[] = []) {
  const metadata: IndexedMatch['metadata'] = {};
  for (const word of words) {
    const position = [...document.t.matchAll(new RegExp(word, 'g'))].map(({ index }): [number, number] => [
      index,
      word.length,
    ]);
    metadata[word] = { t: { position } };
  }
  return { document, type: TEXT_TYPES.indexOf(type), page: type === 'title' ? (false as const) : page, metadata };
}

function show(chunks: readonly Chunk[]): string {
  return chunks.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');
}

function outline(matches: IndexedMatch[]) {
  return groupMatches(matches).map(({ link, title, path, places }) => ({
    page: `${link} ${path.join('/')} ${show(title)}`,
    places: places.map((place) => `${place.link} ${show(place.title)}: ${show(place.text)}`),
  }));
}

describe('similar matches', () => {
  it('of keywords list the page, without the keywords', () => {
    const words = { ...RANK, t: 'leaderboard, hall of fame' };
    expect(groupMatches([match('keywords', words, RANK)])).toMatchObject([{ link: RANK.u, places: [] }]);
  });

  it('are grouped by page, in the order in which the pages were found', () => {
    const found = [
      match('heading', { t: 'Get one entry', u: '/rank', h: '#get' }, RANK, ['entry']),
      match('title', GUIDE, GUIDE, ['Guide']),
      match('content', { t: 'An entry.', u: '/rank', h: '#page', s: 'A page' }, RANK, ['entry']),
    ];
    expect(outline(found)).toEqual([
      { page: '/rank API Ranking list', places: ['/rank#get Get one [entry]: ', '/rank#page A page: An [entry].'] },
      { page: '/guide  [Guide]', places: [] },
    ]);
  });

  it('of heading and text are one place, whichever is found first', () => {
    const heading = match('heading', { t: 'Get one entry', u: '/rank', h: '#get' }, RANK, ['entry']);
    const content = match('content', { t: 'An entry.', u: '/rank', h: '#get', s: 'Get one entry' }, RANK, ['entry']);
    const places = ['/rank#get Get one [entry]: An [entry].'];
    expect(outline([heading, content])[0]?.places).toEqual(places);
    expect(outline([content, heading])[0]?.places).toEqual(places);
  });

  it('in the text of the page itself have no title of their own', () => {
    const found = [match('content', { t: 'All about ranks.', u: '/rank', h: '', s: 'Ranking list' }, RANK, ['rank'])];
    expect(outline(found)[0]?.places).toEqual(['/rank : All about [rank]s.']);
  });

  it('in a heading that cannot be linked to are no place', () => {
    const found = [match('heading', { t: 'Errors', u: '/rank', h: '' }, RANK, ['Errors'])];
    expect(outline(found)).toEqual([{ page: '/rank API Ranking list', places: [] }]);
  });

  it('show of a long text what is around the first match', () => {
    const text = `${'before '.repeat(40)}match ${'after '.repeat(60)}`;
    const [place] =
      groupMatches([match('content', { t: text, u: '/rank', h: '#x', s: 'X' }, RANK, ['match'])])[0]?.places ?? [];
    const shown = show(place?.text ?? []);
    expect(shown).toMatch(/^…before [^…]*\[match\] after [^…]*after…$/);
    expect(shown.length).toBeLessThan(290);
  });

  it('are marked once where marks overlap', () => {
    const found = match('content', { t: 'a ranking list', u: '/rank', h: '#x', s: 'X' }, RANK, [
      'rank',
      'ranking',
      'list',
    ]);
    expect(outline([found])[0]?.places).toEqual(['/rank#x X: a [ranking] [list]']);
  });

  it('lose nothing of a short text, and never tear a character, wherever the marks are', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', ' ', '中', '😀'), maxLength: 400 });
    const marks = fc.array(fc.tuple(fc.nat(400), fc.integer({ min: 1, max: 9 })), { maxLength: 5 });
    fc.assert(
      fc.property(texts, marks, (text, position) => {
        const metadata = { word: { t: { position: position.filter(([start]) => start < text.length) } } };
        const document = { t: text, u: '/rank', h: '#x', s: 'X' };
        const [page] = groupMatches([{ document, type: TEXT_TYPES.indexOf('content'), page: RANK, metadata }]);
        const shown = page?.places[0]?.text.map((chunk) => chunk.text).join('') ?? '';
        expect(text).toContain(shown.replace(/^…/, '').replace(/…$/, ''));
        expect(shown).not.toMatch(/\p{Surrogate}/u);
        if (text.length <= 60) expect(shown).toBe(text);
      }),
    );
  });
});
