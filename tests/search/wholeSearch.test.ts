import { describe, expect, it, vi } from 'vitest';
import { createExactEngine } from '../../plugins/search/core/engine/exactEngine';
import type { IndexedMatch } from '../../plugins/search/core/results/similarMatches';
import { findForPage, findForPanel } from '../../plugins/search/core/results/wholeSearch';
import { page, plain } from './support/records';

const { search: find } = createExactEngine({
  pages: [page({ title: 'Rank', link: '/rank', navTitle: 'API', navOrder: 0 }, { Get: ['one entry'] })],
  names: [],
});

function match(text: string, link: string, title: string): IndexedMatch {
  return {
    document: { t: text, u: link, h: '#part', s: 'Part' },
    type: 4,
    page: { t: title, u: link, b: ['API'] },
    metadata: { entry: { t: { position: [[0, 3]] } } },
  };
}

describe('the panel', () => {
  it('asks the word index only where the index of the site has nothing, so that it has hits where the page has', async () => {
    const words = vi.fn(async () => [match('cour words', '/other', 'Other')]);
    await findForPanel(find, words, { text: 'rank' });
    expect(words).not.toHaveBeenCalled();
    const { groups, total, nearest } = await findForPanel(find, words, { text: 'zzzz' });
    expect(total).toBe(1);
    expect(nearest).toBeUndefined();
    expect(groups.map(({ hits }) => hits.map(({ link, title }) => `${link} ${plain(title)}`))).toEqual([
      ['/other#part Other - Part'],
    ]);
  });

  it('has nothing where neither has, and where the word index cannot be had', async () => {
    expect(await findForPanel(find, async () => [], { text: 'zzzz' })).toMatchObject({ total: 0, namesTotal: 0 });
    const failing = () => Promise.reject(new Error('gone'));
    expect(await findForPanel(find, failing, { text: 'zzzz' })).toMatchObject({ total: 0, namesTotal: 0 });
  });
});

describe('the page of all results', () => {
  it.each([
    ['has what the panel has', 'get', ['/rank', ['API'], ['/rank#get']]],
    ['has what the word index finds where that is nothing', 'zzzz', ['/other', ['API'], ['/other#part']]],
  ])('%s', async (_, text, expected) => {
    const { pages, nearest } = await findForPage(find, async () => [match('entries', '/other', 'Other')], text);
    expect(pages.map(({ link, path, places }) => [link, path, places.map((place) => place.link)])).toEqual([expected]);
    expect(nearest).toEqual([]);
  });

  it('offers the nearest names where neither index has anything', async () => {
    const { pages, nearest } = await findForPage(find, async () => [], 'rrnnk');
    expect(pages).toEqual([]);
    expect(nearest.map(({ link, title }) => `${link} ${plain(title)}`)).toEqual(['/rank Rank']);
  });
});
