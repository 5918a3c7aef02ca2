import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { collectRecords } from '../../../plugins/openapi/core/records/collectRecords';
import type { ApiRecords } from '../../../plugins/openapi/core/records/types';
import { pageWords } from '../../../plugins/openapi/write/pageWords';
import type { NameRecord } from '../../../plugins/search/core/types';
import type { JsonObject } from '../../../plugins/shared/core/json';
import { modelOf, siteOf } from '../model/support';

const DOCUMENT = `
info: { title: Games, version: '1', description: All **about** games. }
servers: [{ url: https://api.example.org, description: Live }]
tags: [{ name: Rank, description: Ranking *lists*. }]
paths:
  /v1/rank/get/{id}:
    get:
      operationId: rankGet
      tags: [Rank]
      summary: Get one entry
      description: Returns one entry.
      security: [{ session: [] }]
      parameters:
        - { name: id, in: path, required: true, description: Id of the list., schema: { type: string } }
        - { name: filters, in: query, description: What to leave out., schema: { type: string, enum: [day, week] } }
      x-errors: [10701]
      responses:
        '200':
          description: The entry.
          content: { application/json: { schema: { $ref: '#/components/schemas/Entry' } } }
  /v1/rank/page/{id}:
    get:
      operationId: rankPage
      tags: [Rank]
      summary: Get a page
      deprecated: true
      x-deprecated-description: Use get.
      security: [{ session: [] }]
      parameters:
        - { name: id, in: path, required: true, description: Id of the list., schema: { type: string } }
      responses:
        '200':
          description: The page.
          content:
            application/json:
              schema:
                type: object
                properties:
                  total: { type: integer, description: How many there are. }
                  list: { type: array, items: { $ref: '#/components/schemas/Entry' } }
                  more:
                    type: object
                    properties: { cursor: { type: string, description: Where to go on. } }
                    additionalProperties: { type: string }
  /v1/wall/page:
    get: { operationId: wallPage, tags: [Wall], summary: Get the wall, responses: { '204': { description: Nothing. } } }
components:
  schemas:
    Entry:
      description: One place in a list. There are many.
      type: object
      properties:
        rank: { type: integer, description: 'The place, from 1.' }
        gender: { type: integer, oneOf: [{ const: 0, title: female }, { const: 1, title: male }] }
        owner: { $ref: '#/components/schemas/Player' }
    Player:
      type: object
      x-keywords: [user, 玩家]
      properties: { unionId: { type: string, description: The id everywhere. } }
  securitySchemes:
    session: { type: apiKey, in: query, name: session_key, description: What a login returned. }
    server: { type: http, scheme: bearer, description: A token. }
x-error-catalogue:
  - { code: 10701, name: rank-not-enabled, feature: rank, meaning: rank not enabled, cause: It is off., action: Enable it. }
`;

function records(document: string | JsonObject = DOCUMENT, language = 'en'): ApiRecords {
  const words = pageWords(language);
  const site = siteOf(document, { words });
  const collector = collectRecords(modelOf(document), site, words);
  for (const page of site.list) collector.add(page, false);
  return collector.finish();
}

function section(place: string, { pages } = records()): unknown {
  return pages.flatMap(({ sections }) => sections).find((candidate) => candidate.place === place);
}

function named(name: string, { names } = records()): NameRecord[] {
  return names.filter((record) => record.name === name || record.aliases.includes(name));
}

describe('sections', () => {
  it('of an operation tell what it does, its path, parameters, result and own errors', () => {
    expect(section('rank-get')).toEqual({
      place: 'rank-get',
      title: 'Get one entry',
      paragraphs: [
        'Returns one entry.',
        'GET /v1/rank/get/{id}',
        'id: Id of the list.',
        'filters: What to leave out. day, week',
        'The entry.',
        'Entry: rank, gender, owner',
        '10701: rank not enabled Enable it.',
      ],
    });
    expect(section('rank-page')).toMatchObject({
      paragraphs: expect.arrayContaining([
        'Use get.',
        'total: How many there are.',
        'list: One place in a list. There are many.',
        'cursor: Where to go on.',
      ]),
    });
  });

  it('of an entity tell its fields and their values', () => {
    expect(section('Entry')).toEqual({
      place: 'Entry',
      title: 'Entry',
      paragraphs: [
        'One place in a list. There are many.',
        'rank: The place, from 1.',
        'gender: 0 female, 1 male',
        'owner',
      ],
    });
  });

  it('of an error tell what it means, why it comes and what to do', () => {
    expect(section('10701')).toEqual({
      place: '10701',
      title: '10701 Rank not enabled',
      paragraphs: ['rank not enabled', 'It is off.', 'Enable it.', 'rank-not-enabled'],
    });
  });

  it('of the overview tell what the API is, and where its keys are', () => {
    expect(section('overview')).toMatchObject({ paragraphs: ['All about games.', '1'] });
    expect(section('servers')).toMatchObject({ title: 'Servers', paragraphs: ['https://api.example.org Live'] });
    expect(section('authentication')).toMatchObject({
      title: 'Authentication',
      paragraphs: [],
      sections: [
        { id: 'auth-session', title: 'session', paragraphs: ['?session_key=…', 'What a login returned.'] },
        { id: 'auth-server', title: 'server', paragraphs: ['Authorization: Bearer …', 'A token.'] },
      ],
    });
  });

  it('begin with the line below the title', () => {
    expect(records().pages.find(({ path }) => path === 'api/rank')?.sections[0]).toEqual({
      place: 'ApiIntro',
      paragraphs: ['Ranking lists.'],
    });
  });
});

describe('names', () => {
  it('of an operation are its title, ids and path, and each end of the path that means it alone', () => {
    expect(named('Get a page')).toEqual([
      {
        kind: 'operation',
        name: 'Get a page',
        aliases: [
          'rankPage',
          'rank-page',
          '/v1/rank/page/{id}',
          '/v1/rank/page',
          '/rank/page/{id}',
          '/rank/page',
          '/page/{id}',
        ],
        owner: 'GET /v1/rank/page/{id}',
        link: '/api/rank#rank-page',
      },
    ]);
    expect(named('/page')).toEqual([]);
    expect(named('/get')).toHaveLength(1);
  });

  it('of a key lead to where it is explained, not to the calls that need it', () => {
    expect(named('session_key')).toEqual([
      {
        kind: 'parameter',
        name: 'session_key',
        aliases: ['session'],
        owner: '?session_key=…',
        link: '/api#auth-session',
      },
    ]);
    expect(named('Authorization')).toMatchObject([{ name: 'server', link: '/api#auth-server' }]);
  });

  it('of parameters with one meaning are one, and say how many calls have it', () => {
    expect(named('id')).toEqual([
      { kind: 'parameter', name: 'id', aliases: [], owner: 'Rank · 2 calls', link: '/api/rank#rank-get.path.id' },
    ]);
    expect(named('filters')).toMatchObject([{ owner: 'Get one entry' }]);
    expect(named('id', records(DOCUMENT, 'zh-CN'))).toMatchObject([{ owner: 'Rank · 2 个接口' }]);
  });

  it('of parameters with other meanings are others', () => {
    const document = DOCUMENT.replace('Id of the list.', 'Id of a list.');
    expect(named('id', records(document)).map(({ owner }) => owner)).toEqual(['Get one entry', 'Get a page']);
  });

  it('of fields belong to their entity, those of a result to its operation', () => {
    expect(named('unionId')).toEqual([
      { kind: 'field', name: 'unionId', aliases: [], owner: 'Player', link: '/api/model#Player.unionId' },
    ]);
    expect(named('total')).toMatchObject([{ owner: 'Get a page', link: '/api/rank#rank-page.result.total' }]);
    expect(named('cursor')).toMatchObject([{ owner: 'Get a page' }]);
    expect(named('rank').map(({ owner }) => owner)).toEqual(['Entry']);
  });

  it('of a field that occurs everywhere are merged', () => {
    const document = parse(DOCUMENT) as { components: { schemas: Record<string, object> } };
    for (let count = 1; count <= 6; count += 1) {
      document.components.schemas[`Page${count}`] = { type: 'object', properties: { node: { type: 'string' } } };
    }
    expect(named('node', records(document as unknown as JsonObject))).toEqual([
      { kind: 'field', name: 'node', aliases: [], owner: 'Data models · 6 places', link: '/api/model#Page1.node' },
    ]);
  });

  it('of entities and errors say what they are', () => {
    expect(named('Entry')).toMatchObject([{ kind: 'entity', owner: 'One place in a list.', link: '/api/model#Entry' }]);
    expect(named('Player')).toMatchObject([{ kind: 'entity', aliases: ['user', '玩家'], owner: 'Data models' }]);
    expect(named('rank-not-enabled')).toMatchObject([
      { kind: 'error', name: '10701', owner: 'rank not enabled', link: '/api/errors#10701' },
    ]);
  });

  it('do not replace rows that mean any name', () => {
    expect(records().names.filter(({ name }) => name.includes('*') || name === '')).toEqual([]);
  });
});

it('the same document gives the same records', () => {
  expect(JSON.stringify(records())).toBe(JSON.stringify(records()));
});
