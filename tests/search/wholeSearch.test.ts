import { describe, expect, it, vi } from 'vitest';
import { createExactEngine } from '../../plugins/search/core/engine/exactEngine';
import type { IndexedMatch, SimilarPage } from '../../plugins/search/core/results/similarMatches';
import { findForPage, findForPanel } from '../../plugins/search/core/results/wholeSearch';
import { page, plain } from './support/records';

const { search: find } = createExactEngine({
  pages: [page({ title: 'Rank', link: '/rank', navTitle: 'API', navOrder: 0 }, { Get: ['one entry'] })],
  names: [],
});

function match(text: string, link: string, title: string, word = 'entry'): IndexedMatch {
  return {
    document: { t: text, u: link, h: '#part', s: 'Part' },
    type: 4,
    page: { t: title, u: link, b: ['API'] },
    metadata: { [word]: { t: { position: [[0, 3]] } } },
  };
}

describe('the panel', () => {
  it('has near matches of the word index where the index of the site has nothing, and does not count them', async () => {
    const words = vi.fn(async () => [match('cour words', '/other', 'Other')]);
    await findForPanel(find, words, { text: 'rank' });
    expect(words).not.toHaveBeenCalled();
    const { groups, total, near = [] } = await findForPanel(find, words, { text: 'zzzz' });
    expect([groups, total]).toEqual([[], 0]);
    expect(near.map(({ link, title }) => `${link} ${plain(title)}`)).toEqual(['/other#part Other - Part']);
  });

  it.each([
    ['紫色大象', ['/animal#part']],
    ['没有这个东西吧', []],
  ])('takes neither single Chinese characters nor question words for words: %s', async (text, expected) => {
    const words = async () => [
      match('大小', '/size', 'Size', '大'),
      match('大约', '/about', 'About', '大约'),
      match('大象', '/animal', 'Animal', '大象'),
      match('没有', '/none', 'None', '没有'),
    ];
    const { near = [] } = await findForPanel(find, words, { text });
    expect(near.map(({ link }) => link)).toEqual(expected);
  });

  it('has nothing where neither has, and where the word index cannot be had', async () => {
    expect(await findForPanel(find, async () => [], { text: 'zzzz' })).toMatchObject({ total: 0, namesTotal: 0 });
    const failing = () => Promise.reject(new Error('gone'));
    expect(await findForPanel(find, failing, { text: 'zzzz' })).toMatchObject({ total: 0, namesTotal: 0 });
  });
});

describe('the page of all results', () => {
  it.each([
    ['has what the panel has', 'get', ['/rank#get'], []],
    ['has near matches where that is nothing', 'zzzz', [], ['/other#part']],
  ])('%s', async (_, text, exact, similar) => {
    const found = await findForPage(find, async () => [match('entries', '/other', 'Other')], text);
    const linksOf = (pages: SimilarPage[]) => pages.flatMap(({ places }) => places.map(({ link }) => link));
    expect([linksOf(found.pages), linksOf(found.near), found.nearest]).toEqual([exact, similar, []]);
  });

  it('offers the nearest names where neither index has anything', async () => {
    const { pages, nearest } = await findForPage(find, async () => [], 'rrnnk');
    expect(pages).toEqual([]);
    expect(nearest.map(({ link, title }) => `${link} ${plain(title)}`)).toEqual(['/rank Rank']);
  });
});
