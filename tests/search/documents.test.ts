import { describe, expect, it } from 'vitest';
import type { SearchIndex } from '../../plugins/search/core/types';
import { toDocuments } from '../../plugins/search/core/typesense/documents';

const INDEX: SearchIndex = {
  pages: [
    {
      navTitle: 'API',
      navOrder: 1,
      title: 'Ranking list',
      link: '/doc/api/rank',
      sections: [
        { rawTitle: '', title: 'Ranking list', link: '/doc/api/rank', paragraphs: ['Ranks players.'] },
        { rawTitle: 'Get', title: 'Ranking list - Get', link: '/doc/api/rank#get', paragraphs: [] },
      ],
      demos: [
        { link: '/doc/api/rank#live', rawTitle: '', title: 'Ranking list', description: '', keywords: ['score'] },
      ],
    },
    { title: 'Cloud', link: '/doc/', sections: [], demos: [] },
  ],
  names: [
    { kind: 'operation', name: 'Get', aliases: ['/rank/get'], owner: 'GET /rank/get', link: '/doc/api/rank#get' },
    { kind: 'parameter', name: 'id', aliases: [], owner: 'Get', link: '/doc/api/rank#get' },
    { kind: 'parameter', name: 'id', aliases: [], owner: 'Page', link: '/doc/api/rank#get' },
  ],
};

describe('documents', () => {
  const documents = toDocuments(INDEX, 'en');

  it('are the pages, each with its sections, and then the names', () => {
    expect(documents.map(({ type, position }) => [type, position])).toEqual([
      ['page', 0],
      ['section', 1],
      ['section', 2],
      ['demo', 3],
      ['page', 4],
      ['name', 5],
      ['name', 6],
      ['name', 7],
    ]);
  });

  it('are flat, and leave out what is empty', () => {
    expect(documents[2]).toEqual({
      id: 'en section /doc/api/rank#get',
      locale: 'en',
      type: 'section',
      position: 2,
      link: '/doc/api/rank#get',
      title: 'Ranking list - Get',
      heading: 'Get',
      pageTitle: 'Ranking list',
      navTitle: 'API',
      navOrder: 1,
    });
    expect(documents[0]).toMatchObject({ page: 'Ranking list', lead: 'Ranks players.' });
    expect(documents[3]).toMatchObject({ keywords: ['score'] });
    expect(documents[5]).toMatchObject({ kind: 'operation', title: 'Get', name: 'Get', aliases: ['/rank/get'] });
  });

  it('have ids of their own, which do not depend on what else there is', () => {
    const ids = documents.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const fewer = toDocuments({ ...INDEX, pages: INDEX.pages.slice(1) }, 'en').map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(fewer));
  });
});
