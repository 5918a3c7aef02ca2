import { describe, expect, it } from 'vitest';
import { createExactEngine } from '../../plugins/search/core/engine/exactEngine';
import { brackets, page } from './support/records';

/** The site used to record the source generator's answers. */
const PAGES = [
  page({ title: 'Cloud', link: '/' }, { '': ['hello api world'] }),
  page(
    { title: 'Guide Sub', link: '/guide', navTitle: 'Guide', navOrder: 0 },
    {
      '': ['before any title text about login'],
      'X Api': ['The API is a very long text before the login keyword is met here'],
    },
  ),
  page({ title: 'API index', link: '/api', navTitle: 'API', navOrder: 1 }, {}, [
    { rawTitle: 'Demo A', description: 'an API demo', keywords: ['zzz'] },
  ]),
  page({ title: 'Model', link: '/api/model', navTitle: 'API', navOrder: 1 }, { 'api params': ['para one'] }),
  page({ title: 'Server api', link: '/server', navTitle: 'Server', navOrder: 2 }),
];

async function find(text: string) {
  const { groups } = await createExactEngine({ pages: PAGES, names: [] }).search({ text });
  return groups.map(({ title = '–', priority, hits }) => [
    title,
    priority,
    ...hits.map((hit) => `${hit.type} ${hit.link} ${hit.priority}`),
  ]);
}

describe('the recorded answers', () => {
  it('are the same for one word; the groups are in the order of the navigation, not against it', async () => {
    expect(await find('api')).toEqual([
      ['Guide', 0, 'content /guide#x-api 10'],
      ['API', 1000, 'page /api 100', 'title /api/model#api-params 10', 'demo /api#demo 1'],
      ['Server', 2000, 'page /server 100'],
      ['–', Infinity, 'content / 1'],
    ]);
  });

  it('are the same whatever the case: the weight of a word that was typed in another one is not lost', async () => {
    expect(await find('API')).toEqual(await find('api'));
    expect(await find('aPi LOGIN')).toEqual(await find('api login'));
  });

  it('are the same for two words', async () => {
    const [guide] = await find('api login');
    expect(guide).toEqual(['Guide', 0, 'content /guide#x-api 11', 'content /guide 1']);
  });

  it('keep the last 20 characters before the first match', async () => {
    const { groups } = await createExactEngine({ pages: PAGES, names: [] }).search({ text: 'login' });
    expect(groups[0]?.hits.map(({ title, text }) => [brackets(title), brackets(text)])).toEqual([
      ['Guide Sub', '...ny title text about [login]'],
      ['Guide Sub - X Api', '...ong text before the [login] keyword is met here'],
    ]);
  });

  it('find no identifiers of headings; what no text has as it was typed is searched by its words', async () => {
    expect(await find('x-api')).toEqual(await find('api'));
    expect(await find('a.i')).toEqual([]);
  });

  it('differ for keywords of demos: they are searched', async () => {
    expect(await find('zzz')).toEqual([['API', 1000, 'demo /api#demo 1']]);
  });

  it('differ where the title of the page matches too: the section is found, and has both words', async () => {
    expect(await find('model params')).toEqual([
      ['API', 1000, 'title /api/model#api-params 20', 'page /api/model 100'],
    ]);
  });
});
