import { describe, expect, it } from 'vitest';
import { findSampleLanguage } from '../../plugins/samples/core/languages';
import type { SampleRequest } from '../../plugins/samples/core/sample/types';
import { sampleRequests } from './support/arbitrary-request';
import { expectArrived, fileContent } from './support/expect-arrived';
import { realisticRequests } from './support/realistic-requests';
import { goodReply } from './support/reply';
import { compileSamples, runCocos } from './support/run-cocos';
import { type ClientOutcome, type ClientReply, runFetch } from './support/run-fetch';
import { runMiniGame } from './support/run-mini-game';

type RunAll = (requests: SampleRequest[], reply: (request: SampleRequest) => ClientReply) => Promise<ClientOutcome[]>;

/** The files that a sample sends, with their types. */
function filesOf({ body }: SampleRequest): File[] {
  const makeFile = (name: string, type = '') => new File([fileContent(name)], name, { type });
  if (body?.kind === 'binary') return [makeFile(body.fileName)];
  if (body?.kind !== 'multipart') return [];
  return body.parts.flatMap(({ contentType, fileName }) =>
    fileName === undefined ? [] : [makeFile(fileName, contentType)],
  );
}

function write(id: string, request: SampleRequest): string {
  const language = findSampleLanguage(id);
  if (!language) throw new Error(`no language ${id}`);
  return language.write(request);
}

const runAllFetch: RunAll = (requests, reply) =>
  Promise.all(requests.map((request) => runFetch(write('fetch', request), filesOf(request), reply(request))));

const runAllMiniGames =
  (id: string): RunAll =>
  (requests, reply) =>
    Promise.all(requests.map((request) => runMiniGame(write(id, request), id, reply(request))));

const runAllCocos: RunAll = async (requests, reply) => {
  const compiled = await compileSamples(requests.map((request) => write('cocos', request)));
  return Promise.all(
    requests.map((request, index) =>
      runCocos(compiled[index] ?? '', filesOf(request), request.body?.kind === 'binary', reply(request)),
    ),
  );
};

/** Uploads of mini-games send one file by POST, after fields with distinct names. */
function fitsUpload({ body, method }: SampleRequest): boolean {
  if (body?.kind !== 'multipart' || body.parts.every(({ fileName }) => fileName === undefined)) return true;
  const names = body.parts.map(({ name }) => name);
  const fileAt = body.parts.findIndex(({ fileName }) => fileName !== undefined);
  return (
    method === 'POST' &&
    fileAt === body.parts.length - 1 &&
    new Set(names).size === names.length &&
    !names.some((name) => /^\d+$/.test(name)) &&
    body.parts.every(({ contentType }) => contentType === undefined)
  );
}

const platforms = ['wx', 'tt', 'ks'].map((id) => ({ id, run: runAllMiniGames(id), fits: fitsUpload }));
const languages: Array<{ id: string; run: RunAll; fits(request: SampleRequest): boolean }> = [
  { id: 'fetch', run: runAllFetch, fits: () => true },
  ...platforms,
  { id: 'cocos', run: runAllCocos, fits: () => true },
];

const good = (request: SampleRequest) => ({ status: 200, ...goodReply(request) });
const COUNT = 300;

describe.each(languages)('$id samples, run', ({ id, run, fits }) => {
  it('send what the request says, whatever is in it', async () => {
    const made = sampleRequests(COUNT, (index) => `https://api.example.org/${index}`).filter(fits);
    const requests = [...made, realisticRequests['HTTP Basic'] as SampleRequest];
    const outcomes = await run(requests, good);
    for (const [index, request] of requests.entries()) {
      const outcome = outcomes[index];
      try {
        expect([outcome?.error, outcome?.errors]).toEqual([undefined, []]);
        expect(outcome?.arrived).toHaveLength(1);
        await expectArrived(outcome?.arrived[0], request, { cookies: false });
      } catch (error) {
        throw new Error(`${JSON.stringify(request)}\n${write(id, request)}\n${String(error)}`, { cause: error });
      }
    }
  });

  it('hand over the data of the envelope', async () => {
    const request = realisticRequests['GET with a session'] as SampleRequest;
    const [outcome] = await run([request], good);
    expect(outcome?.logged).toEqual([{ answer: 42 }]);
  });

  it('wait before they call again', async () => {
    const [outcome] = await run([realisticRequests.polling as SampleRequest], good);
    expect([outcome?.waited, outcome?.arrived.length]).toEqual([5000, 1]);
  });

  it.each([
    ['the code says so', { status: 200, contentType: JSON_TYPE, text: '{"code":10021,"msg":"expired","data":1}' }],
    ['code and status say so', { status: 400, contentType: JSON_TYPE, text: '{"code":10021,"msg":"expired"}' }],
    ['JSON has no code', { status: 403, contentType: JSON_TYPE, text: '{"message":"Forbidden"}' }],
    ['no JSON comes', { status: 502, contentType: 'text/html', text: '<h1>Bad Gateway</h1>' }],
  ])('fail where %s', async (_, reply) => {
    const kinds = ['GET with a session', 'polling', 'PUT JSON, only the envelope back', 'multipart'];
    const requests = kinds.map((kind) => realisticRequests[kind] as SampleRequest);
    for (const outcome of await run(requests, () => reply)) {
      expect(outcome.logged).toEqual([]);
      expect([outcome.error, ...outcome.errors].filter((error) => error !== undefined)).not.toEqual([]);
    }
  });

  it('leave it to the code, whatever the HTTP status is', async () => {
    const reply = { status: 500, contentType: JSON_TYPE, text: '{"code":0,"msg":"fine","data":1}' };
    const [outcome] = await run([realisticRequests['GET with a session'] as SampleRequest], () => reply);
    expect([outcome?.error, ...(outcome?.errors ?? [])].filter((error) => error !== undefined)).toEqual([]);
  });
});

const JSON_TYPE = 'application/json';

describe('mini-game polling', () => {
  it('ends when the server refuses', async () => {
    const reply = { status: 200, contentType: 'application/json', text: '{"code":10021,"msg":"expired"}' };
    const outcome = await runMiniGame(write('wx', realisticRequests.polling as SampleRequest), 'wx', reply);
    outcome.again?.();
    expect(outcome.arrived).toHaveLength(1);
    expect(outcome.errors).toEqual([{ code: 10021, msg: 'expired' }]);
  });
});
