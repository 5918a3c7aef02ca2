import { describe, expect, it } from 'vitest';
import type { View } from '../../../plugins/document/core';
import { matchesPath } from '../../../plugins/document/core/view/patterns';
import { isObject } from '../../../plugins/shared/core/json';
import { findNode } from '../../../plugins/shared/core/pointer';
import { print, readFiles } from '../read/helpers';

const DOCUMENT = `openapi: 3.1.1
info: { title: Shop, version: '1' }
tags: [{ name: pets }, { name: admin }, { name: guide, description: How to begin. }]
paths:
  /pets: { get: { operationId: listPets, tags: [pets, admin], responses: { '200': { $ref: '#/components/responses/Pets' } } } }
  /pets/{petId}: { $ref: '#/components/pathItems/Pet' }
  /users: { get: { operationId: listUsers, tags: [admin], responses: { '200': { $ref: '#/components/responses/Users' } } } }
  /health: { get: { operationId: getHealth, x-internal: true, responses: { '200': { description: Fine } } } }
webhooks:
  petAdded: { post: { tags: [pets], responses: { '200': { description: Fine } } } }
components:
  pathItems:
    Pet:
      get: { operationId: getPet, tags: [pets], responses: { '200': { $ref: '#/components/responses/Pets' } } }
      delete: { operationId: removePet, tags: [admin], responses: { '200': { $ref: '#/components/responses/Users' } } }
  responses:
    Pets: { description: Pets, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
    Users: { description: Users, content: { application/json: { schema: { $ref: '#/components/schemas/User' } } } }
  schemas:
    Pet: { discriminator: { propertyName: kind }, properties: { kind: { type: string }, owner: { $dynamicRef: '#owner' } } }
    Cat: { allOf: [{ $ref: '#/components/schemas/Pet' }] }
    Owner: { $dynamicAnchor: owner, type: string }
    User: { type: object }
    Unused: { type: string }
`;

const read = (view: View, text = DOCUMENT) => readFiles(text, { view });

async function shown(view: View, text?: string) {
  const result = await read(view, text);
  expect(result.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const root = result.document?.root;
  const keys = (...path: string[]) => {
    const node = findNode(root, path);
    return Object.keys(isObject(node) ? node : {});
  };
  return { root, keys };
}

describe('a view shows', () => {
  it('what is not marked as internal', async () => {
    const { root, keys } = await shown({});
    expect(keys('paths')).toEqual(['/pets', '/pets/{petId}', '/users']);
    expect(root?.tags).toHaveLength(3);
  });

  it('what is, too, without the mark, so that pages show it', async () => {
    const { root } = await shown({ internal: true });
    expect(findNode(root, ['paths', '/health', 'get'])).toEqual({
      operationId: 'getHealth',
      responses: { 200: { description: 'Fine' } },
    });
  });

  it('operations with one of its tags, and the components and tags that they need', async () => {
    const { root, keys } = await shown({ tags: ['pets'] });
    expect(keys('paths')).toEqual(['/pets', '/pets/{petId}']);
    expect(keys('paths', '/pets/{petId}')).toEqual(['get']);
    expect(findNode(root, ['paths', '/pets', 'get', 'tags'])).toEqual(['pets']);
    expect(root?.tags).toEqual([{ name: 'pets' }]);
    expect(keys('webhooks')).toEqual(['petAdded']);
    // A pet may be a cat, as the discriminator says, and a schema is found by its anchor.
    expect(keys('components', 'schemas')).toEqual(['Pet', 'Cat', 'Owner']);
    expect(keys('components')).toEqual(['responses', 'schemas']);
  });

  it('operations without a tag', async () => {
    const { root, keys } = await shown({ tags: ['!admin'] });
    expect(keys('paths')).toEqual(['/pets/{petId}']);
    expect(root?.tags).toEqual([{ name: 'pets' }, { name: 'guide', description: 'How to begin.' }]);
  });

  it('paths, and webhooks by their names', async () => {
    const { keys } = await shown({ paths: ['/pets/**', '!/pets/*', 'pet*'] });
    expect(keys('paths')).toEqual(['/pets']);
    expect(keys('webhooks')).toEqual(['petAdded']);
    expect((await shown({ paths: ['/users'] })).keys('webhooks')).toEqual([]);
  });

  it('what a version had, and what it had not yet deprecated', async () => {
    const text = DOCUMENT.replace(
      'operationId: listPets,',
      'operationId: listPets, deprecated: true, x-deprecatedInVersion: "3.0", parameters: [{ name: a, in: query, x-since: "2.0.0", schema: { type: string } }],',
    ).replace('operationId: listUsers,', 'operationId: listUsers, x-addedInVersion: 2.1,');
    const { root, keys } = await shown({ version: '2.0.0' }, text);
    expect(keys('paths')).toEqual(['/pets', '/pets/{petId}']);
    expect(keys('paths', '/pets', 'get')).toEqual(['operationId', 'parameters', 'tags', 'responses']);
    expect(findNode(root, ['paths', '/pets', 'get', 'parameters'])).toHaveLength(1);
  });

  it('a Swagger 2.0 document, too', async () => {
    const text = `swagger: '2.0'
info: { title: T, version: '1' }
paths:
  /a: { get: { tags: [a], responses: { 200: { description: A, schema: { $ref: '#/definitions/A' } } } } }
  /b: { get: { tags: [b], responses: { 200: { description: B, schema: { $ref: '#/definitions/B' } } } } }
definitions: { A: { type: object }, B: { type: object } }
`;
    const { keys } = await shown({ tags: ['a'] }, text);
    expect(keys('components', 'schemas')).toEqual(['A']);
  });
});

it('keeps the places of what it shows', async () => {
  const { document } = await read({ tags: ['pets'] });
  const operation = findNode(document?.root, ['paths', '/pets', 'get']);
  expect(isObject(operation) && document?.positionOf(operation, 'responses')).toMatchObject({ line: 5 });
});

describe('a view that names what there is not shows nothing', () => {
  it.each<[View, string[]]>([
    [
      { tags: ['pet', '!admins'] },
      [
        'openapi.yaml:1:1  error  view\n  The view names the tag `pet`, which this document does not have.\n  Did you mean `pets`?',
        'openapi.yaml:1:1  error  view\n  The view names the tag `admins`, which this document does not have.\n  Did you mean `admin`?',
      ],
    ],
    [
      { paths: ['/user'] },
      [
        'openapi.yaml:1:1  error  view\n  The view names `/user`, and this document has no such path.\n  Did you mean `/users`?',
      ],
    ],
    [
      { tags: ['admin'], paths: ['/health'] },
      ['openapi.yaml:1:1  error  view\n  The view shows no operation of this document.'],
    ],
  ])('%j', async (view, messages) => {
    const result = await read(view);
    expect(print(result).filter((text) => text.includes('error'))).toEqual(messages);
    expect(result.document).toBeUndefined();
  });

  it('but an old document may lack it', async () => {
    const result = await readFiles(DOCUMENT, { view: { tags: ['new'] }, lint: false });
    expect(print(result)).toEqual([]);
    expect(result.document?.root.paths).toEqual({});
    expect(result.document?.root.components).toBeUndefined();
  });
});

it.each([
  ['/pets', '/pets/**', true],
  ['/pets/{petId}/toys', '/pets/**', true],
  ['/petshops', '/pets/**', false],
  ['/pets/{petId}', '/pets/*', true],
  ['/pets/{petId}/toys', '/pets/*', false],
  ['/pets/{petId}', '/pets/{petId}', true],
  ['/v1/pets', '**/pets', true],
  ['/a.b', '/a?b', false],
])('%s and the pattern %s: %s', (path, pattern, isMatch) => {
  expect(matchesPath(path, pattern)).toBe(isMatch);
});
