import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isQuestionWord } from '../../plugins/search/core/closest/questionWords';
import { createExactEngine } from '../../plugins/search/core/engine/exactEngine';
import { fold } from '../../plugins/search/core/text/fold';
import { highlight } from '../../plugins/search/core/text/highlight';
import { splitKeywords } from '../../plugins/search/core/text/keywords';
import type { Hit, PageRecord, SearchIndex } from '../../plugins/search/core/types';
import { anyCharacter } from '../fuzz/anyCharacter';
import { page, plain } from './support/records';

/** Few characters, so that short texts often contain each other; some with tricky case. */
const SIGNS = [
  'a',
  'B',
  'İ',
  'ı',
  'K',
  'ß',
  'ς',
  'Σ',
  '用',
  '户',
  '😀',
  'é',
  '.',
  '*',
  '(',
  '[',
  '\\',
  '$',
  '{',
  '_',
  ',',
  '-',
  ' ',
];
const text = fc.string({ unit: fc.constantFrom(...SIGNS), maxLength: 60 });
const shortText = fc.string({ unit: fc.constantFrom(...SIGNS), maxLength: 6 });
const anyPage: fc.Arbitrary<PageRecord> = fc
  .tuple(shortText, fc.option(fc.constantFrom('Guide', 'API'), { nil: undefined }), fc.nat(3))
  .chain(([title, navTitle, navOrder]) =>
    fc
      .tuple(
        fc.dictionary(shortText, fc.array(text, { maxLength: 3 }), { maxKeys: 3, noNullPrototype: true }),
        fc.array(fc.record({ rawTitle: shortText, description: text, keywords: fc.array(shortText) }), {
          maxLength: 1,
        }),
      )
      .map(([sections, demos]) => page({ title, navTitle, navOrder }, sections, demos)),
  );
const index: fc.Arbitrary<SearchIndex> = fc.array(anyPage, { maxLength: 5 }).map((pages) => ({
  pages: pages.map((one, number) => ({ ...one, ...atOwnAddress(one, number) })),
  names: [],
}));
const query = fc.oneof(
  shortText,
  fc.array(shortText, { maxLength: 4 }).map((words) => words.join(' ')),
);

function atOwnAddress({ sections, demos }: PageRecord, number: number): Partial<PageRecord> {
  return {
    link: `/${number}`,
    sections: sections.map((section, place) => ({ ...section, link: `/${number}#s${place}` })),
    demos: demos.map((demo, place) => ({ ...demo, link: `/${number}#d${place}` })),
  };
}

function textsByLink({ pages }: SearchIndex): Map<string, string[]> {
  return new Map(
    pages.flatMap(
      ({ link, title, sections, demos }): Array<[string, string[]]> => [
        [link, [title]],
        ...sections.map(({ link, rawTitle, paragraphs }): [string, string[]] => [link, [rawTitle, ...paragraphs]]),
        ...demos.map(({ link, rawTitle, description, keywords }): [string, string[]] => [
          link,
          [rawTitle, description, ...keywords],
        ]),
      ],
    ),
  );
}

function contains(texts: string[], keyword: string): boolean {
  return texts.some((text) => fold(text).includes(fold(keyword)));
}

async function findAll(given: SearchIndex, text: string): Promise<Hit[]> {
  const { groups } = await createExactEngine(given).search({ text, limit: Infinity });
  return groups.flatMap(({ hits }) => hits);
}

const fewer = { numRuns: 150 };

describe('folding', () => {
  it('leaves every character at its place', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), fc.string({ unit: anyCharacter }), (before, after) => {
        expect(fold(before)).toHaveLength(before.length);
        expect(fold(before + after).slice(before.length)).toBe(fold(after));
      }),
      { numRuns: 800 },
    );
  });

  it('takes nothing for another that is not the same in small letters and without accents', () => {
    expect(['API', 'Öl', 'İstanbul', 'ΟΔΟΣ', 'οδος', 'ſ', 'ı'].map(fold)).toEqual([
      'api',
      'ol',
      'istanbul',
      'οδοσ',
      'οδοσ',
      'ſ',
      'ı',
    ]);
  });
});

describe('the exact engine', () => {
  it('finds all that has a keyword, and nothing else where each keyword is found', async () => {
    await fc.assert(
      fc.asyncProperty(index, query, async (given, text) => {
        const keywords = splitKeywords(text);
        const texts = [...textsByLink(given)];
        const linksOf = (keyword: string) => texts.flatMap(([link, own]) => (contains(own, keyword) ? [link] : []));
        const asked = keywords.filter((keyword) => !isQuestionWord(fold(keyword)));
        const wanted = asked.length > 0 ? asked : keywords;
        const expected = [...new Set(wanted.flatMap(linksOf))];
        const found = (await findAll(given, text)).map(({ link }) => link);
        expect(found).toEqual(expect.arrayContaining(expected));
        if (wanted.every((keyword) => linksOf(keyword).length > 0)) expect(found).toHaveLength(expected.length);
      }),
      fewer,
    );
  });

  it('finds what is cut out of any text', async () => {
    await fc.assert(
      fc.asyncProperty(
        index,
        fc.nat(),
        fc.nat(),
        fc.integer({ min: 1, max: 5 }),
        async (given, which, from, length) => {
          const [link, texts] = [...textsByLink(given)][which % Math.max(1, given.pages.length)] ?? ['', []];
          const characters = [...texts.join(' ')];
          const start = from % Math.max(1, characters.length);
          const part = characters
            .slice(start, start + length)
            .join('')
            .trim();
          fc.pre(part !== '' && !/\s/.test(part));
          expect((await findAll(given, part)).map((hit) => hit.link)).toContain(link);
        },
      ),
      fewer,
    );
  });

  it('shows parts of the texts it found', async () => {
    await fc.assert(
      fc.asyncProperty(index, query, async (given, text) => {
        const sources = textsByLink(given);
        for (const hit of await findAll(given, text)) {
          const shown = plain(hit.text)
            .replace(/^\.\.\./, '')
            .replace(/\.\.\.$/, '');
          const own = given.pages.find(({ link }) => link === hit.link)?.sections.flatMap((one) => one.paragraphs);
          const texts = own ?? sources.get(hit.link) ?? [];
          expect([...texts, ''].some((source) => source.includes(shown))).toBe(true);
        }
      }),
      fewer,
    );
  });

  it('gives the same answer whatever was typed before', async () => {
    await fc.assert(
      fc.asyncProperty(index, fc.array(query, { minLength: 1, maxLength: 4 }), async (given, texts) => {
        const engine = createExactEngine(given);
        for (const text of texts) {
          for (let length = 1; length <= text.length; length++) {
            const request = { text: text.slice(0, length) };
            expect(await engine.search(request)).toEqual(await createExactEngine(given).search(request));
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('shows with a limit the first of what it shows without one', async () => {
    await fc.assert(
      fc.asyncProperty(index, query, fc.integer({ min: 0, max: 3 }), async (given, text, limit) => {
        const engine = createExactEngine(given);
        const all = await engine.search({ text, limit: Infinity });
        const some = await engine.search({ text, limit });
        expect(some).toEqual({
          ...all,
          groups: all.groups.map((group) => ({ ...group, hits: group.hits.slice(0, limit) })),
        });
        expect(all.total).toBe(all.groups.reduce((sum, { hits }) => sum + hits.length, 0));
      }),
      fewer,
    );
  });
});

describe('marks', () => {
  it('cover each place of each keyword, and no more', () => {
    fc.assert(
      fc.property(text, fc.array(shortText, { maxLength: 4 }), (given, keywords) => {
        const chunks = highlight(given, keywords);
        expect(plain(chunks)).toBe(given);
        const marked = chunks.flatMap(({ text, marked }) => Array.from({ length: text.length }, () => marked));
        const expected = Array.from({ length: given.length }, (_, place) =>
          keywords.some((keyword) => keyword !== '' && standsOver(fold(given), fold(keyword), place)),
        );
        expect(marked).toEqual(expected);
      }),
      { numRuns: 800 },
    );
  });

  it('are as few as can be: none touch, none are empty', () => {
    fc.assert(
      fc.property(text, fc.array(shortText, { maxLength: 4 }), (given, keywords) => {
        const chunks = highlight(given, keywords);
        expect(chunks.every(({ text }) => text !== '')).toBe(true);
        expect(chunks.some(({ marked }, place) => place > 0 && chunks[place - 1]?.marked === marked)).toBe(false);
      }),
      { numRuns: 400 },
    );
  });
});

function standsOver(text: string, keyword: string, place: number): boolean {
  const first = Math.max(0, place - keyword.length + 1);
  return Array.from({ length: place - first + 1 }, (_, more) => first + more).some((at) =>
    text.startsWith(keyword, at),
  );
}
