import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findSampleLanguage } from '../../plugins/samples/core/languages';
import type { SampleRequest } from '../../plugins/samples/core/sample/types';
import { sampleRequests } from './support/arbitrary-request';
import { type EchoServer, startEchoServer } from './support/echo-server';
import { expectArrived } from './support/expect-arrived';
import { makeWorkFolder, requireProgram } from './support/programs';
import { realisticRequests } from './support/realistic-requests';
import { goodReply } from './support/reply';
import { type Outcome, type Runner, runNode, runPython, runShell } from './support/runners';

const languages: Array<{ id: string; run: Runner; count: number }> = [
  { id: 'curl', run: runShell, count: 80 },
  { id: 'node', run: runNode, count: 150 },
  { id: 'python', run: runPython, count: 150 },
];

const polling = realisticRequests.polling;
const withSession = realisticRequests['GET with a session'];
const plain = realisticRequests['GET without an envelope'];
const basic = realisticRequests['HTTP Basic'];
if (!polling || !withSession || !plain || !basic) throw new Error('requests are missing');

describe.each(languages)('$id samples, run', ({ id, run, count }) => {
  let server: EchoServer;
  beforeAll(async () => {
    server = await startEchoServer();
  });
  afterAll(() => server.close());

  const languageOf = () => {
    const language = findSampleLanguage(id);
    if (!language) throw new Error(`no language ${id}`);
    return language;
  };

  async function runAll(requests: SampleRequest[]): Promise<Outcome[]> {
    const folder = makeWorkFolder();
    try {
      return await run(
        requests.map((request) => languageOf().write(request)),
        folder,
      );
    } finally {
      folder.remove();
    }
  }

  it('send what the request says, whatever is in it', async () => {
    const requests = sampleRequests(count, server.origin);
    server.expect(requests);
    const outcomes = await runAll(requests);
    for (const [index, request] of requests.entries()) {
      try {
        expect(outcomes[index]).toEqual({});
        expect(server.arrived(index)).toHaveLength(1);
        await expectArrived(server.arrived(index)[0], request, { cookies: true });
      } catch (error) {
        throw new Error(`${JSON.stringify(request)}\n${languageOf().write(request)}\n${String(error)}`, {
          cause: error,
        });
      }
    }
  });

  it('log in as the request says', async () => {
    const requests = [{ ...basic, url: server.origin(0) }];
    server.expect(requests);
    expect(await runAll(requests)).toEqual([{}]);
    await expectArrived(server.arrived(0)[0], { ...basic, url: server.origin(0) }, { cookies: true });
  });

  it('send texts longer than an argument of a program can be', async () => {
    const long = `${'0123456789小'.repeat(20_000)}'"\\$x`;
    const start: SampleRequest = { ...plain, method: 'POST', result: 'none' };
    const requests: SampleRequest[] = [
      { ...start, url: server.origin(0), body: { kind: 'text', mediaType: 'text/plain', text: long } },
      { ...start, url: server.origin(1), body: { kind: 'json', mediaType: 'application/json', value: { long } } },
    ];
    server.expect(requests);
    expect(await runAll(requests)).toEqual([{}, {}]);
    for (const [index, request] of requests.entries()) {
      await expectArrived(server.arrived(index)[0], request, { cookies: true });
    }
  });

  it('send U+0000 at the start of a field that names its type', async () => {
    const value = { literal: '\0text' };
    const parts = [{ name: 'a', value, contentType: 'text/plain' }];
    const request: SampleRequest = {
      ...plain,
      method: 'POST',
      result: 'none',
      url: server.origin(0),
      body: { kind: 'multipart', parts },
    };
    server.expect([request]);
    expect(await runAll([request])).toEqual([{}]);
    await expectArrived(server.arrived(0)[0], request, { cookies: true });
  });

  it('wait before they call again', async () => {
    const requests = [{ ...polling, url: server.origin(0) }];
    server.expect(requests);
    expect(await runAll(requests)).toEqual([{ waited: 5 }]);
  });

  it('fail where the HTTP status says so', async () => {
    const requests = [plain, { ...polling, envelope: undefined }].map((request, index) => ({
      ...request,
      url: server.origin(index),
    }));
    server.expect(requests, (request) => ({ status: 500, ...goodReply(request) }));
    // A shell loop ends silently.
    const failed = id === 'curl' ? [true, false] : [true, true];
    expect((await runAll(requests)).map(({ error, waited }) => [error !== undefined, waited])).toEqual(
      failed.map((isError) => [isError, undefined]),
    );
  });

  it('leave it to the code of an envelope, whatever the HTTP status is', async () => {
    const requests = [{ ...withSession, url: server.origin(0) }];
    server.expect(requests, (request) => ({ status: 500, ...goodReply(request) }));
    expect((await runAll(requests)).map(({ error }) => error)).toEqual([undefined]);
  });

  it.each([
    ['text/html', '<h1>Bad Gateway</h1>'],
    ['application/json', '{"message":"Forbidden"}'],
  ])('fail where %s comes in place of an envelope', async (contentType, text) => {
    const requests = [{ ...withSession, url: server.origin(0) }];
    server.expect(requests, () => ({ status: 502, contentType, text }));
    const [run] = await runAll(requests);
    // curl prints the response for its reader.
    expect(run?.error !== undefined).toBe(id !== 'curl');
  });

  it.each([200, 400])('fail where the envelope says so, with the status %d', async (status) => {
    const requests = [withSession, polling].map((request, index) => ({ ...request, url: server.origin(index) }));
    server.expect(requests, () => ({
      status,
      contentType: 'application/json',
      text: '{"code":10021,"msg":"The session has expired","data":null}',
    }));
    for (const { error } of await runAll(requests)) {
      // curl prints the response for its reader.
      if (id === 'curl') expect(error).toBeUndefined();
      else expect(error).toMatch(/10021.*The session has expired/);
    }
  });
});

it('name the package of a program that is missing', () => {
  expect(() => requireProgram('no-such-program', 'its-package')).toThrow('apt-get install its-package');
});
