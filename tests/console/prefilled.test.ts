import { beforeAll, describe, expect, it } from 'vitest';
import { fillCredentials, fillKnown } from '../../plugins/console/core/fillKnown';
import { createForm } from '../../plugins/console/core/form';
import { toRequest } from '../../plugins/console/core/toRequest';
import type { FillableCall } from '../../plugins/openapi';
import { buildPages } from '../../plugins/openapi/core/pages/build';
import { pageWords } from '../../plugins/openapi/write/pageWords';
import { credentialsOf } from '../../plugins/samples/core/sample/credentials';
import { createControlClient } from '../../plugins/sandbox/core/controls/client';
import { createSandbox } from '../../plugins/sandbox/core/handle/createSandbox';
import { createRandom } from '../../plugins/sandbox/core/random';
import { createMemoryStore } from '../../plugins/sandbox/core/store/memoryStore';
import backend from '../../src/backend';
import { ourDocument } from '../sandbox/support/document';
import { findOperation } from './findOperation';

type Document = Awaited<ReturnType<typeof read>>;
let document: Document;

async function read() {
  const { model, compiled } = await ourDocument();
  const options = { pages: 'tag', routeBase: 'api', languages: [], words: pageWords('en') } as const;
  const { calls } = buildPages(model, { ...options, languages: [] }).samples();
  return { api: compiled.api, calls: Object.values(calls) };
}

beforeAll(async () => {
  document = await read();
});

/** A sandbox as a reader finds it. */
function openPage({ api, calls }: Document) {
  const parts = { store: createMemoryStore(), clock: () => Date.UTC(2026, 5, 1), random: createRandom(1) };
  const { fetch } = createSandbox({ api, backend, ...parts });
  const controls = createControlClient(fetch);

  async function send(call: FillableCall, typed: Record<string, string> = {}, prefer?: string) {
    const [built] = call.requests;
    const operation = findOperation(api, built?.request.method ?? '', call.path);
    if (!operation) throw new Error(`The sandbox has no ${call.path}.`);
    const { values } = await controls.known();
    const known = fillKnown(createForm(operation, built), operation.id, values, new Set());
    const form = fillCredentials(known, new Set(), (_, name) => values[name] ?? '');
    const fields = form.fields.map((field) => ({ ...field, value: typed[field.name] ?? field.value }));
    const { url, ...init } = toRequest({ operation, address: 'http://sandbox', form: { ...form, fields }, prefer });
    const response = await fetch(new Request(url, init));
    const isJson = response.headers.get('Content-Type')?.includes('json');
    return {
      id: operation.id,
      codes: operation.codes ?? [],
      json: isJson ? ((await response.json()) as { code: number; data: unknown }) : undefined,
    };
  }

  async function logIn(name: string) {
    const { logins } = await controls.known();
    const login = logins.find((one) => one.name === name);
    const operation = api.operations.find(({ id }) => id === login?.operationId);
    const call = calls.find(({ path }) => path === operation?.path);
    if (!login || !call) throw new Error(`Nobody is ${name}.`);
    await send(call, login.values);
  }

  return { controls, send, logIn };
}

describe('in a fresh sandbox', () => {
  it('the first Send of every call succeeds, after one click on log in where it needs a session', async () => {
    const refused: string[] = [];
    for (const call of document.calls) {
      const page = openPage(document);
      const [built] = call.requests;
      if (built && credentialsOf(built.request).includes('sessionKey')) await page.logIn('Anna');
      const { id, json } = await page.send(call);
      if (json && json.code !== 0) refused.push(`${id}: ${json.code}`);
    }
    expect(document.calls).toHaveLength(36);
    expect(refused).toEqual([]);
  });

  it('each error that a call may end with is made by its button', async () => {
    const wrong: string[] = [];
    let made = 0;
    for (const call of document.calls) {
      const page = openPage(document);
      const [built] = call.requests;
      if (built && credentialsOf(built.request).includes('sessionKey')) await page.logIn('Anna');
      const { id, codes } = await page.send(call);
      for (const code of codes) {
        const { json } = await page.send(call, {}, `code=${code}`);
        if (json?.code !== code) wrong.push(`${id}: ${json?.code} in place of ${code}`);
        made += 1;
      }
    }
    expect(wrong).toEqual([]);
    expect(made).toBeGreaterThan(170);
  });

  it('everybody who can log in can answer what somebody else has issued', async () => {
    const answered = document.calls.filter(({ path }) => /invite\/response|share\/answer|help\/finish/.test(path));
    const codes: Array<number | undefined> = [];
    for (const name of ['Anna', 'Ben', 'Cleo']) {
      const page = openPage(document);
      await page.logIn(name);
      expect((await page.controls.known()).session).toMatchObject({ name });
      for (const call of answered) codes.push((await page.send(call)).json?.code);
    }
    expect(codes).toEqual(Array.from({ length: 9 }, () => 0));
  });

  it('a ranking list and the results of help are not empty', async () => {
    const page = openPage(document);
    await page.logIn('Anna');
    const dataOf = async (path: RegExp) => {
      const call = document.calls.find((one) => path.test(one.path));
      return call && (await page.send(call)).json?.data;
    };
    expect(await dataOf(/rank\/page/)).toMatchObject({ total: 2 });
    expect(await dataOf(/help\/lookup/)).toHaveLength(1);
  });

  it('another code can be issued as often as one is needed', async () => {
    const page = openPage(document);
    await page.logIn('Anna');
    const { issued } = await page.controls.known();
    expect(issued).toEqual(['inviteResponse.code', 'shareAnswer.code', 'helpFinish.code']);
    const call = document.calls.find(({ path }) => path.includes('share/answer'));
    const code = await page.controls.issue('shareAnswer.code');
    expect(call && (await page.send(call, { code })).json?.code).toBe(0);
    await expect(page.controls.issue('nothing')).rejects.toThrow('Nothing issues nothing.');
  });
});
