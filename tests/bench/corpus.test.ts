import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeCorpus } from '../../bench/search/corpus';
import { makeTexts } from '../../bench/search/texts';
import { createExactEngine } from '../../plugins/search/core/engine/exactEngine';
import { pack } from '../../plugins/search/core/index/pack';

describe('the index that search is measured with', () => {
  const corpus = makeCorpus(2000);
  const packed = pack(corpus);

  it('is the same every time, of as many sections as wanted', () => {
    expect(pack(makeCorpus(2000))).toBe(packed);
    expect(corpus.pages.flatMap(({ sections }) => sections)).toHaveLength(2000);
  });

  it('is half Chinese, with sections as long as in real documentation', () => {
    const texts = corpus.pages.map(({ sections }) => sections.flatMap(({ paragraphs }) => paragraphs).join(''));
    expect(texts.filter((text) => /\p{Script=Han}/u.test(text))).toHaveLength(Math.floor(texts.length / 2));
    const length = texts.join('').length / 2000;
    expect(length).toBeGreaterThan(250);
    expect(length).toBeLessThan(400);
  });

  it('keeps the budget of bytes', () => {
    expect(gzipSync(packed).length / 2000).toBeLessThanOrEqual(190);
  });

  it('has something for most of the texts that are typed', async () => {
    const engine = createExactEngine(corpus);
    const totals = await Promise.all(makeTexts(120).map(async (text) => (await engine.search({ text })).total));
    expect(totals.filter((total) => total > 0).length).toBeGreaterThan(80);
  });
});
