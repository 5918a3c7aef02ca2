import { describe, expect, it } from 'vitest';
import { buildModel } from '../../plugins/openapi/core/model/build';
import { buildPages } from '../../plugins/openapi/core/pages/build';
import { renderPage } from '../../plugins/openapi/core/pages/render';
import { createOrigins } from '../../plugins/openapi/write/findOrigins';
import { pageWords } from '../../plugins/openapi/write/pageWords';
import { readFiles } from '../document/read/helpers';

const FILES = {
  'openapi.yaml': `openapi: 3.1.1
info: { title: T, version: '1' }
tags:
  - name: Empty
  - name: Invite
  - name: Rank
paths:
  /invite: { $ref: 'paths/invite.yaml#/make' }
  /invite/{id}: { $ref: 'paths/invite.yaml#/get' }
  /rank: { $ref: 'paths/rank.yaml' }
components:
  schemas:
    Envelope: { $ref: 'schemas/envelope.yaml#/Envelope' }
    Invite: { $ref: 'schemas/invite.yaml#/Invite' }
    Friend: { $ref: 'schemas/friend.yaml#/Friend' }
x-error-catalogue:
  $ref: errors.yaml
`,
  'paths/invite.yaml': `make:
  post:
    operationId: makeInvite
    tags: [Invite]
    responses:
      200:
        description: ok
        content:
          application/json:
            schema:
              allOf:
                - $ref: '../openapi.yaml#/components/schemas/Envelope'
                - properties: { data: { $ref: '../openapi.yaml#/components/schemas/Invite' } }
get:
  get: { operationId: getInvite, tags: [Invite], responses: {} }
`,
  'paths/rank.yaml': 'get: { operationId: getRank, tags: [Rank], responses: {} }\n',
  'schemas/envelope.yaml': 'Envelope: { x-envelope: { code: code, message: msg, data: data }, type: object }\n',
  'schemas/invite.yaml': `Invite:
  properties: { friend: { $ref: '../openapi.yaml#/components/schemas/Friend' } }
`,
  'schemas/friend.yaml': 'Friend: { type: string }\n',
  'errors.yaml': '- { code: 1, name: wrong, meaning: Wrong. }\n',
};

async function origins(): Promise<Record<string, string[]>> {
  const { document } = await readFiles(FILES);
  if (!document) throw new Error('The document cannot be read');
  const model = buildModel(document);
  const originOf = createOrigins(model);
  const site = buildPages(model, { pages: 'tag', routeBase: 'api', languages: [], words: pageWords('en') });
  return Object.fromEntries(
    [...site.pages()].map((page) => {
      const { source, files } = originOf(page);
      return [page.path, [`${source.file}:${source.line}`, ...[...files].sort()]];
    }),
  );
}

describe('where a generated page comes from', () => {
  it('is its first operation, and the files of its operations and of all schemas that they mention', async () => {
    const { 'api/invite': invite, 'api/rank': rank } = await origins();
    expect(invite).toEqual(['paths/invite.yaml:2', 'paths/invite.yaml', 'schemas/friend.yaml', 'schemas/invite.yaml']);
    expect(rank).toEqual(['paths/rank.yaml:1', 'paths/rank.yaml']);
  });

  it('is the document for the overview, the files of models and codes for theirs', async () => {
    const found = await origins();
    expect(found.api).toEqual(['openapi.yaml:1', 'openapi.yaml']);
    expect(found['api/model']?.slice(1)).toEqual([
      'schemas/envelope.yaml',
      'schemas/friend.yaml',
      'schemas/invite.yaml',
    ]);
    expect(found['api/errors']).toEqual(['errors.yaml:1', 'errors.yaml']);
  });
});

describe('front matter', () => {
  const page = {
    path: 'api/rank',
    kind: 'tag' as const,
    title: 'Rank',
    meta: {},
    sections: [],
    source: { file: 'openapi.yaml', line: 1, column: 1 },
    origin: 'openapi.yaml',
  };

  it('says when a page was last updated, with the time', () => {
    const { mdx } = renderPage(page, undefined, undefined, new Date('2026-11-20T16:40:00Z'));
    expect(mdx).toMatch(/^last_update: \{"date":"2026-11-20T16:40:00.000Z"\}$/m);
  });

  it('says nothing where that is not known', () => {
    expect(renderPage(page, undefined).mdx).not.toContain('last_update');
  });
});
