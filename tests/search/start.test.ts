import { describe, expect, it } from 'vitest';
import { choosePopular } from '../../plugins/search/core/panel/popularCalls';
import { toStart } from '../../plugins/search/core/panel/startRows';
import { addVisited, readVisited } from '../../plugins/search/core/panel/visitedPages';
import { name } from './support/records';

const call = (id: string, link: string) =>
  name({ kind: 'operation', name: `Call ${id}`, aliases: [id], owner: `GET /${id}`, link });

describe('visited pages', () => {
  it('are the last five, the latest first, each once', () => {
    let stored: string | null = null;
    for (const link of ['/a', '/b', '/c', '/d', '/e', '/f', '/b'])
      stored = addVisited(stored, { title: `T${link}`, link });
    expect(readVisited(stored).map(({ link }) => link)).toEqual(['/b', '/f', '/e', '/d', '/c']);
    expect(readVisited(stored)[0]?.title).toBe('T/b');
  });

  it.each([null, '', '{', '{}', '[1]', '[["https://evil.example","x"]]', '[["//evil.example","x"]]', '[["/a"]]'])(
    'are none in %j',
    (stored) => {
      expect(readVisited(stored)).toEqual([]);
    },
  );
});

describe('the calls of an empty box', () => {
  const names = [call('a1', '/a#1'), call('a2', '/a#2'), call('b1', '/b#1'), name({ kind: 'error', name: '10201' })];
  const chosen = (wanted?: string[]) => {
    const { calls, unknown } = choosePopular({ names }, wanted);
    return { links: calls.map(({ link }) => link), unknown };
  };

  it('are the first one of each page where the site names none', () => {
    expect(chosen()).toEqual({ links: ['/a#1', '/b#1'], unknown: [] });
  });

  it('are those that the site names, as readers type them', () => {
    expect(chosen(['b1', 'GET /a2', '10201'])).toEqual({ links: ['/b#1', '/a#2'], unknown: ['10201'] });
  });
});

it('an empty field offers searches, pages and calls, as rows of one list', () => {
  const sections = toStart(['rank', 'save'], [], [{ name: 'Log in', owner: 'GET /login', link: '/login' }]);
  expect(sections.map(({ of, start, rows }) => [of, start, rows.length])).toEqual([
    ['recent', 0, 2],
    ['popular', 2, 1],
  ]);
});
