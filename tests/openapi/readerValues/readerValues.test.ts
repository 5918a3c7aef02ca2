import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAddress } from '../../../plugins/openapi/core/readerValues/checkValue';
import { fillSample } from '../../../plugins/openapi/core/readerValues/fillSample';
import { listValues } from '../../../plugins/openapi/core/readerValues/listValues';
import type { ReaderValues } from '../../../plugins/openapi/core/readerValues/types';
import type { OperationView } from '../../../plugins/openapi/core/view/types';
import { sampleLanguages } from '../../../plugins/samples/core/languages';
import type { Arrived } from '../../samples/support/arrived';
import { text as awkwardText } from '../../samples/support/awkward-text';
import { startEchoServer } from '../../samples/support/echo-server';
import { makeWorkFolder } from '../../samples/support/programs';
import { readGo } from '../../samples/support/read-go';
import { readJava } from '../../samples/support/read-java';
import { runFetch } from '../../samples/support/run-fetch';
import { runMiniGame } from '../../samples/support/run-mini-game';
import { runNode, runPython, runShell } from '../../samples/support/runners';
import { loadParser } from '../../samples/support/syntax';
import { siteOf } from '../model/support';

const DOCUMENT = `
servers: [{ url: 'https://cloud.example.com' }]
components:
  securitySchemes: { key: { type: apiKey, in: query, name: session_key } }
security: [{ key: [] }]
paths:
  /games/{gameId}/players/{id}:
    post:
      operationId: save
      tags: [Players]
      parameters:
        - { name: gameId, in: path, required: true, schema: { type: string }, example: sh-2041 }
        - { name: id, in: path, required: true, schema: { type: integer, format: int64 }, example: 7 }
        - { name: groupId, in: query, required: true, schema: { type: string }, example: a b }
        - { name: X-Team-Id, in: header, required: true, schema: { type: string }, example: red }
        - { name: pageSize, in: query, required: true, schema: { type: integer }, example: 20 }
        - { name: kind_id, in: query, required: true, schema: { enum: [a, b] } }
        - { name: guild_id, in: query, schema: { type: string }, example: optional }
      requestBody:
        content:
          application/json:
            example: { gameId: sh-2041, ownerId: 12, id: 5, sessionId: s, note: sh-2041 }
  /teams/{id}:
    get:
      operationId: team
      tags: [Teams]
      security: []
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
  /secrets:
    get:
      operationId: secrets
      tags: [Teams]
      parameters:
        - { name: gameSecret, in: query, required: true, schema: { type: string, format: password } }
        - { name: admin-id, in: header, required: true, schema: { type: string, format: password } }
        - { name: access_token_id, in: query, required: true, schema: { type: string }, example: t }
  /elsewhere/{gameId}:
    servers: [{ url: 'https://files.example.com' }]
    get:
      operationId: file
      tags: [Teams]
      security: []
      parameters: [{ name: gameId, in: path, required: true, schema: { type: string }, example: sh-2041 }]
`;

const site = siteOf(DOCUMENT, { languages: sampleLanguages });
const documents = [site.samples()];
const views = site.list
  .flatMap(({ sections }) => sections)
  .filter(({ component }) => component === 'ApiOperation')
  .map(({ data }) => data as OperationView);

function fill(call: string, language: string, values: ReaderValues): string {
  const code = views.find(({ id }) => id === call)?.samples.find(({ id }) => id === language)?.code ?? '';
  return fillSample({ code, call, language, choice: 0 }, documents, values) ?? '';
}

const SERVER = 'https://cloud.example.com';

test('readers are asked for addresses and ids, and for no secret', () => {
  const asked = (...calls: string[]) =>
    listValues(calls, documents).map(({ key, name, type, example }) => [key, name, type, example]);
  expect(asked('save', 'unknown', 'constructor')).toEqual([
    [SERVER, undefined, 'string', SERVER],
    ['gameId', 'gameId', 'string', 'sh-2041'],
    ['api/players#id', 'id', 'integer', '7'],
    ['groupId', 'groupId', 'string', 'a b'],
    ['X-Team-Id', 'X-Team-Id', 'string', 'red'],
    ['ownerId', 'ownerId', 'integer', '12'],
  ]);
  expect(asked('secrets')).toEqual([[SERVER, undefined, 'string', SERVER]]);
  expect(asked('team', 'file').map(([key, , , example]) => [key, example])).toEqual([
    [SERVER, SERVER],
    ['https://files.example.com', 'https://files.example.com'],
    ['api/teams#id', 'red'],
    ['gameId', 'sh-2041'],
  ]);
});

/** What readers type, and what each language has to escape. */
const TEXTS = [
  "it's",
  '"5%"',
  'a\\b',
  '$HOME `id`',
  '${x}',
  '100%25',
  '小游戏🎮',
  '@file',
  'a/b?c#d&e=f',
  '-x',
  '{id}',
];
const LARGE = '9223372036854775807';

const valuesOf = (text: string, address: string): ReaderValues => ({
  [SERVER]: address,
  gameId: text,
  groupId: text,
  'api/players#id': LARGE,
  ownerId: LARGE,
});

function expectValues(arrived: Arrived | undefined, text: string): void {
  const path = arrived?.path.split('/').slice(-4) ?? [];
  expect([path[0], decodeURIComponent(path[1] ?? ''), path[2], path[3]]).toEqual(['games', text, 'players', LARGE]);
  expect(new URLSearchParams(arrived?.query).get('groupId')).toBe(text);
  const body = arrived?.body.toString('utf8') ?? '';
  expect(body).toMatch(new RegExp(`"ownerId": ?${LARGE}[,}\\\\s]`));
  expect(JSON.parse(body)).toMatchObject({ gameId: text, id: 5, sessionId: 's', note: 'sh-2041' });
}

const reply = { status: 200, contentType: 'application/json', text: '{}' };

describe('the values of a reader reach the server from the sample in', () => {
  test.each(['fetch', 'wx'])('%s', async (language) => {
    for (const text of TEXTS) {
      const code = fill('save', language, valuesOf(text, 'https://own.example/base/'));
      expect(code).toContain("'https://own.example/base'");
      const { arrived, errors } =
        language === 'fetch' ? await runFetch(code, [], reply) : await runMiniGame(code, language, reply);
      expect([text, errors]).toEqual([text, []]);
      expectValues(arrived[0], text);
    }
  });

  test.each([
    ['go', readGo],
    ['java', readJava],
  ] as const)('%s', async (language, read) => {
    const parse = await loadParser(language);
    for (const text of TEXTS) {
      expectValues(read(parse(fill('save', language, valuesOf(text, 'https://own.example/base')))), text);
    }
  });

  test.each([
    ['curl', runShell],
    ['python', runPython],
    ['node', runNode],
  ] as const)('%s', async (language, run) => {
    const server = await startEchoServer();
    const folder = makeWorkFolder();
    try {
      const { request } = documents[0]?.calls['save']?.requests[0] ?? {};
      if (!request) throw new Error('no request');
      server.expect(TEXTS.map(() => request));
      const samples = TEXTS.map((text, index) => fill('save', language, valuesOf(text, server.origin(index))));
      expect(await run(samples, folder)).toEqual(TEXTS.map(() => ({})));
      for (const [index, text] of TEXTS.entries()) expectValues(server.arrived(index)[0], text);
    } finally {
      folder.remove();
      await server.close();
    }
  });
});

test('any text reaches the server, and no sample leaves its lines', async () => {
  await fc.assert(
    fc.asyncProperty(awkwardText, async (typed) => {
      const text = typed.trim().replace(/\p{Surrogate}/gu, '\uFFFD');
      fc.pre(text !== '' && !/^\.\.?$/.test(text));
      const { arrived, errors } = await runFetch(fill('save', 'fetch', valuesOf(text, SERVER)), [], reply);
      expect(errors).toEqual([]);
      expectValues(arrived[0], text);
    }),
    { numRuns: 40 },
  );
});

test.each<[string, ReaderValues]>([
  ['nothing is typed', {}],
  ['it is only spaces', { gameId: '  ', [SERVER]: ' ' }],
  ['it is no number', { 'api/players#id': '7a', ownerId: '1.5' }],
  ['clients resolve it', { 'api/teams#id': '..' }],
  ['it is no address', { [SERVER]: 'cloud.example.org' }],
  ['it is of another page or call', { 'api/none#id': '8', id: '8', note: 'x', kind_id: 'b' }],
  [
    'it would be a secret',
    { gameSecret: 'x', session_key: 'x', access_token_id: 'x', sessionId: 'x', 'admin-id': 'x' },
  ],
])('samples keep the example if %s', (_case, values) => {
  for (const { id, samples } of views) {
    for (const { id: language, code } of samples) expect(fill(id, language, values)).toBe(code);
  }
});

test('an address takes the place of its own only, and a placeholder is filled', () => {
  const values = { [SERVER]: 'https://own.example', 'api/teams#id': 'red', gameId: 'g1' };
  expect(fill('team', 'curl', values)).toMatch(/BASE='?https:\/\/own\.example'?\n[^]*"\$BASE\/teams\/red"/);
  expect(fill('file', 'curl', values)).toMatch(/BASE='?https:\/\/files\.example\.com'?\n[^]*"\$BASE\/elsewhere\/g1"/);
});

test('a sample of another document stays as it is', () => {
  const shown = { code: 'curl https://x.example', call: 'other', language: 'curl', choice: 0 };
  expect(fillSample(shown, documents, { gameId: 'x' })).toBeUndefined();
});

test.each([
  ['https://own.example/v1//', 'https://own.example/v1'],
  ['http://localhost:4010', 'http://localhost:4010'],
  ['https://[::1]:80/v1', 'https://[::1]:80/v1'],
  ['own.example', undefined],
  ['https://', undefined],
  ['javascript:alert(1)', undefined],
  ['ftp://own.example', undefined],
  ['https://ann:secret@own.example', undefined],
  ['https://own.example?token=x', undefined],
  ["https://own.example/'+x+'", undefined],
  ['https://own.example/$(id)', undefined],
])('the address %s is read as %s', (text, expected) => {
  expect(readAddress(text)).toBe(expected);
});
