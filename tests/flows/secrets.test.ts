import { expect, it } from 'vitest';
import { createPlay } from '../../plugins/flows/browser/createPlay';
import { openPacked, packFlow } from '../../plugins/flows/core/play/packFlow';
import { findSecretFields, readSecretFields } from '../../plugins/flows/core/secretFields';
import type { FoundSources } from '../../plugins/flows/core/types';
import { shapesOf } from '../../plugins/schema/core/combine/shapes';
import { read, SOURCES } from './helpers';

const PASSWORD = { type: 'string', format: 'password' };
const shape = shapesOf({ resolve: () => undefined }).of({
  properties: {
    user: { properties: { name: { type: 'string' }, password: PASSWORD } },
    pins: { type: 'array', items: { properties: { pin: { type: 'integer', writeOnly: true }, at: {} } } },
  },
});

it('fields with `format: password` or `writeOnly` are secret, also within others and in lists', () => {
  const fields = findSecretFields(shape);
  expect(fields).toEqual({ user: { password: true }, pins: { pin: true } });
  const body = { user: { name: 'Mia', password: 'hunter2' }, pins: [{ pin: 1234, at: 1 }] };
  expect(fields && readSecretFields(body, fields)).toEqual(['hunter2', '1234']);
});

const KEYS = [
  { name: 'api_key', in: 'query', required: true, isSecret: true },
  { name: 'sid', in: 'cookie', required: true, isSecret: true },
] as const;
const [list, add] = SOURCES.get('pets')?.operations ?? [];
const FOUND: FoundSources = new Map([
  [
    'pets',
    {
      operations:
        list && add
          ? [
              { ...list, parameters: KEYS },
              { ...add, secrets: { user: { password: true } } },
            ]
          : [],
    },
  ],
]);

it('a request knows its credentials, the secret fields of its body, and the secret inputs of its workflow', async () => {
  const { document } = read(`workflows:
  - workflowId: login
    inputs: { type: object, properties: { code: { type: string, format: password }, name: { type: string } } }
    steps:
      - stepId: list
        operationId: listPets
        parameters:
          - { name: api_key, in: query, value: 'a b' }
          - { name: sid, in: cookie, value: session }
          - { name: Authorization, in: header, value: Bearer token }
      - stepId: add
        operationId: addPet
        x-security: [{ scheme: { type: apiKey, in: header, name: X-Key }, values: { apiKey: of-scheme } }]
        requestBody: { payload: { name: $inputs.name, user: { password: hunter2 } } }
`);
  const [workflow] = document?.workflows ?? [];
  if (!document || !workflow) throw new Error('no workflow');
  const packed = packFlow({ document, sources: FOUND, workflow });
  const opened = packed && openPacked(packed);
  if (!opened) throw new Error('not packed');
  const answer = { status: 200, headers: {}, body: '' };
  const played = createPlay(opened, { code: '4711', name: 'Rex' }, () => Promise.resolve({ answer, milliseconds: 1 }));
  await played.play(false);
  expect(played.get().runs.map((run) => played.secretsOf(run).sort())).toEqual([
    ['4711', 'a b', 'session', 'token'],
    ['4711', 'hunter2', 'of-scheme'],
  ]);
});
