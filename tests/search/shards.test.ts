import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { makeCorpus } from '../../bench/search/corpus';
import { makeTexts } from '../../bench/search/texts';
import { createExactEngine } from '../../plugins/search/core/engine/exactEngine';
import { pack } from '../../plugins/search/core/index/pack';
import { unpack } from '../../plugins/search/core/index/unpack';
import { toSections } from '../../plugins/search/core/panel/suggestions';
import { makeShards } from '../../plugins/search/core/shards/makeShards';
import { type SearchEngine, SearchError, type SearchIndex } from '../../plugins/search/core/types';
import { WHOLE_INDEX } from '../../plugins/search/wholeIndex';
import { type SiteFiles, writeIndexes } from '../../plugins/search/writeIndexes';
import { lazily } from '../../plugins/shared/core/cache';
import { readOurApis, readOurIndex } from './support/ourIndex';
import { brackets, name, page } from './support/records';

const QUERIES = parse(readFileSync(join(__dirname, 'queries.yaml'), 'utf8')) as Array<{
  query: string;
  locale: string;
}>;

interface Parts {
  whole: SearchEngine;
  engine: SearchEngine;
  /** Answers of the server instead of files, by file. */
  broken: Map<string, () => string>;
  read: string[];
  /** Compressed, of what was loaded since `read` was emptied. */
  countBytes(): number;
  forget(): void;
}

function inParts(index: SearchIndex): Parts {
  const { index: rest, files } = makeShards(index, () => '/parts/');
  const packed = pack(rest);
  const broken: Parts['broken'] = new Map();
  const read: string[] = [];
  const readFile = async (path: string) => {
    const file = path.slice('/parts/'.length, -'.json'.length);
    read.push(file);
    return broken.get(file.replace(/-.*/, ''))?.() ?? files.get(file) ?? '';
  };
  const parts = {
    whole: createExactEngine(index),
    engine: createExactEngine(unpack(packed), undefined, readFile),
    broken,
    read,
    countBytes: () => read.reduce((sum, file) => sum + gzipSync(files.get(file) ?? '').length, 0),
    forget() {
      read.length = 0;
      parts.engine = createExactEngine(unpack(packed), undefined, readFile);
    },
  };
  return parts;
}

async function differing({ whole, engine }: Parts, texts: readonly string[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const text of texts) {
    const [expected, got] = [await whole.search({ text }), await engine.search({ text })];
    const isSame = JSON.stringify(toSections(got)) === JSON.stringify(toSections(expected));
    if (!isSame || got.total !== expected.total) wrong.push(text);
  }
  return wrong;
}

/** Each beginning of a text, as it is typed. */
function letters(text: string): string[] {
  return Array.from(text, (_, at) => text.slice(0, at + 1));
}

/** Of a site with 1500 pages. */
const openCorpus = lazily(() => {
  const index = makeCorpus(1500);
  return { index, parts: inParts(index) };
});

describe('an index in parts shows the rows of the whole one', () => {
  it('for all that readers of this site look for', async () => {
    for (const [locale, api] of await readOurApis()) {
      const parts = inParts(await readOurIndex(api, locale));
      const queries = QUERIES.filter((one) => one.locale === locale || one.locale === 'both');
      expect(
        await differing(
          parts,
          queries.map(({ query }) => query),
        ),
      ).toEqual([]);
    }
  });

  it('for words and parts of words, whatever was typed before', async () => {
    const odd = ['=>', '...', '{id}', 'of the', '的 a', 'a的', 'x'.repeat(300), '/api/v1/', 'zzqwerty', '__proto__'];
    const { parts } = openCorpus();
    expect(await differing(parts, [...makeTexts(24).flatMap(letters), ...odd])).toEqual([]);
  });
});

describe('the parts of an index', () => {
  const INDEX: SearchIndex = {
    pages: [
      page({ title: 'Rank', link: '/rank' }, { Get: ['The best players'], Set: ['A new score'] }),
      page({ title: 'Login', link: '/login' }, { Code: ['Once'] }),
    ],
    names: [name({ kind: 'error', name: '10021' })],
  };

  it('are read when a query needs them, once', async () => {
    const { engine, read } = inParts(INDEX);
    await engine.load();
    expect(read).toEqual([]);
    const { groups } = await engine.search({ text: 'players' });
    expect(groups[0]?.hits.map(({ text }) => brackets(text))).toEqual(['The best [players]']);
    const before = [...read];
    await Promise.all([engine.search({ text: 'player' }), engine.search({ text: 'players' })]);
    expect(read).toEqual(before);
    expect(new Set(read).size).toBe(read.length);
  });

  it.each(['window', 'text'])('may fail, such as a file of kind %s, and are read when asked again', async (kind) => {
    const { engine, broken } = inParts(INDEX);
    const away = new SearchError('unreachable');
    broken.set(kind, () => {
      throw away;
    });
    await expect(engine.search({ text: 'players' })).rejects.toBe(away);
    broken.set(kind, () => '<!doctype html>');
    await expect(engine.search({ text: 'players' })).rejects.toMatchObject({ reason: 'damaged' });
    broken.clear();
    expect((await engine.search({ text: 'players' })).total).toBe(1);
  });

  it('are far less than the whole index for a word', async () => {
    const { index, parts } = openCorpus();
    const whole = gzipSync(pack(index)).length;
    const bytes: number[] = [];
    for (const text of makeTexts(15)) {
      parts.forget();
      await parts.engine.search({ text });
      bytes.push(parts.countBytes());
    }
    bytes.sort((a, b) => a - b);
    expect(bytes[7]).toBeLessThan(whole / 5);
  });
});

describe('a site with a large index', () => {
  /** Names that do not compress. */
  const names = Array.from({ length: 40_000 }, (_, number) =>
    name({ kind: 'field', name: createHash('sha256').update(`${number}`).digest('hex').slice(0, 32), link: '/rank' }),
  );
  const index: SearchIndex = { pages: [page({ title: 'Rank', link: '/rank' }, { Get: ['The best players'] })], names };

  async function write(files?: SiteFiles): Promise<Map<string, string>> {
    const data = new Map<string, string>();
    const createData = async (file: string, text: unknown) => {
      data.set(file, String(text));
      return file;
    };
    const options = { code: false, synonyms: [] };
    await writeIndexes([], async () => index, options, { createData, baseUrl: '/doc/', files });
    return data;
  }

  it('has files for pages, and the whole index for `search-export`', async () => {
    const files: SiteFiles = new Map();
    const data = await write(files);
    const readFile = async (path: string) => files.get(path.replace('/doc/', '')) ?? '';
    const engine = createExactEngine(unpack(data.get('search-index.json') ?? ''), undefined, readFile);
    expect((await engine.search({ text: 'players' })).total).toBe(1);
    expect([...files.keys()].every((path) => /^assets\/search\/[\da-f]{8}\/[a-z\d-]+\.json$/.test(path))).toBe(true);
    expect(unpack(data.get(WHOLE_INDEX) ?? '')).toEqual(index);
  });

  it('has one file in the dev server', async () => {
    const data = await write();
    expect(unpack(data.get('search-index.json') ?? '')).toEqual(index);
    expect(data.has(WHOLE_INDEX)).toBe(false);
  });
});
