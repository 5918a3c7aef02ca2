import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pack } from '../../plugins/search/core/index/pack';
import { unpack } from '../../plugins/search/core/index/unpack';
import { type DemoRecord, type NameRecord, SearchError, type SearchIndex } from '../../plugins/search/core/types';
import { anyCharacter } from '../fuzz/anyCharacter';
import { name, page } from './support/records';

const INDEX: SearchIndex = {
  pages: [
    page(
      { title: 'Rank', link: '/doc/api/rank', navTitle: 'API', navOrder: 1 },
      { '': ['one'], Get: ['two', 'three'] },
      [{ rawTitle: 'Demo', description: 'shows it', keywords: ['list'] }],
    ),
    page({ title: 'Home', link: '/doc/' }),
  ],
  names: [name({ kind: 'error', name: '10021', aliases: ['ERR_SESSION'], owner: 'Session expired' })],
};

const text = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.string({ unit: fc.constantFrom('\n', '"', '\\', '\ud83d', '\u2028', '/', '-', ' ', 'a') }),
  fc.constantFrom('__proto__', 'constructor', '', '\n/x'),
);
const link = fc.oneof(text, fc.constantFrom('/a', '/a#b', '/a\n#b', '/b'));
const section = fc.record({ rawTitle: text, title: text, link, paragraphs: fc.array(text) });
const demo: fc.Arbitrary<DemoRecord> = fc.record({
  link,
  rawTitle: text,
  title: text,
  description: text,
  keywords: fc.array(text),
});
const anyName: fc.Arbitrary<NameRecord> = fc.record({
  kind: fc.constantFrom('operation', 'parameter', 'field', 'entity', 'error'),
  name: text,
  aliases: fc.array(text),
  owner: text,
  link,
});
const index: fc.Arbitrary<SearchIndex> = fc.record(
  {
    pages: fc.array(
      fc.record(
        {
          navTitle: text,
          navOrder: fc.nat(),
          title: text,
          keywords: fc.array(text, { minLength: 1 }),
          link,
          sections: fc.array(section),
          demos: fc.array(demo),
        },
        { requiredKeys: ['title', 'link', 'sections', 'demos'] },
      ),
    ),
    names: fc.array(anyName),
    synonyms: fc.array(fc.array(text), { minLength: 1 }),
  },
  { requiredKeys: ['pages', 'names'] },
);

function reasonOf(packed: string): unknown {
  try {
    unpack(packed);
  } catch (error) {
    return error instanceof SearchError ? error.reason : error;
  }
  return undefined;
}

describe('pack and unpack', () => {
  it('bring back every index', () => {
    fc.assert(
      fc.property(index, (given) => {
        expect(unpack(pack(given))).toEqual(given);
      }),
    );
  });

  it('leave out what follows from the rest, and what an entry of the navigation is called but once', () => {
    const many = { ...INDEX, pages: [...INDEX.pages, ...INDEX.pages] };
    expect(pack(INDEX)).not.toContain('Rank - Get');
    expect(pack(many).split('"API"')).toHaveLength(2);
  });

  it('give the same text for the same index', () => {
    expect(pack(structuredClone(INDEX))).toBe(pack(INDEX));
  });
});

describe('a damaged index', () => {
  const packed = pack(INDEX);

  it('is distinguished from a complete one', () => {
    expect(reasonOf(packed)).toBeUndefined();
  });

  it.each([
    ['nothing', ''],
    ['a page of the site in its place', '<!doctype html><title>Not found</title>'],
    ['something else', '{"pages":[]}'],
    ['an older form', packed.replace('[3,', '[2,')],
    ['a reference to nothing', packed.replace('[0,"Rank"', '[9,"Rank"')],
    ['another kind of name', packed.replace('[4,"10021"', '[5,"10021"')],
    ['a number for a title', packed.replace('"Rank"', '7')],
    ['a null among paragraphs', packed.replace('"two"', 'null')],
    ['too few parts', packed.replace('["one"]', '').replace(',]', ']')],
    ['too many parts', packed.replace(/\]$/, ',[[]],[]]')],
  ])('is one with %s', (_, damaged) => {
    expect(damaged).not.toBe(packed);
    expect(reasonOf(damaged)).toBe('damaged');
  });

  it('is one that was cut anywhere', () => {
    for (let length = 0; length < packed.length; length++) expect(reasonOf(packed.slice(0, length))).toBe('damaged');
  });

  it('says what is wrong', () => {
    const wrong = packed.replace('[9,"Rank"', '[0,"Rank"').replace('[0,"Rank"', '[9,"Rank"');
    expect(() => unpack(wrong)).toThrow(expect.objectContaining({ cause: expect.any(RangeError) }));
  });
});
