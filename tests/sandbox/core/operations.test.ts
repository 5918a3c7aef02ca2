import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiModel } from '../../../plugins/openapi/core/model/types';
import type { CompiledSandbox } from '../../../plugins/sandbox/core/compile/compileSandbox';
import { ourDocument } from '../support/document';
import { runTiny } from '../support/sandbox';
import { operationsOf, toFetch, validRequest } from '../support/validRequest';

let model: ApiModel;
let compiled: CompiledSandbox;

beforeAll(async () => {
  ({ model, compiled } = await ourDocument());
});

async function wrongAnswers(
  list: (operation: ReturnType<typeof operationsOf>[number]) => Array<[what: string, path: string, init: RequestInit]>,
  isRight: (answer: { status: number; code: unknown }) => boolean,
): Promise<string[]> {
  const { send } = runTiny(compiled);
  const wrong: string[] = [];
  let tried = 0;
  for (const operation of operationsOf(model)) {
    for (const [what, path, init] of list(operation)) {
      tried += 1;
      const { status, json } = await send(path, init);
      const code = typeof json === 'object' && json !== null && 'code' in json ? json.code : undefined;
      if (!isRight({ status, code })) wrong.push(`${operation.operationId} ${what}: ${status} ${JSON.stringify(json)}`);
    }
  }
  expect(tried).toBeGreaterThan(30);
  return wrong;
}

describe('every operation of the document', () => {
  it('answers a request made of its examples', async () => {
    const { send, calls } = runTiny(compiled);
    for (const operation of operationsOf(model)) {
      const { status, json } = await send(...toFetch(validRequest(operation)));
      const expected =
        operation.operationId === 'shareImage' ? '\u0001\u0002\u0003' : { code: 0, msg: 'success', data: null };
      expect([operation.operationId, status, json]).toEqual([operation.operationId, 200, expected]);
      expect(calls.at(-1)?.operationId).toBe(operation.operationId);
    }
  });

  it('hands over the values of the examples', async () => {
    const { send, calls } = runTiny(compiled);
    for (const operation of operationsOf(model)) {
      await send(...toFetch(validRequest(operation)));
      const given = calls.at(-1);
      for (const { name, examples } of operation.parameters) {
        expect([name, given?.parameters[name]]).toEqual([name, examples[0]?.value]);
      }
      expect(given?.body).toEqual(operation.body?.contents[0]?.examples[0]?.value);
    }
  });

  it('fails with 501 for each required parameter that is missing or empty, and for a missing key or body', async () => {
    const wrong = await wrongAnswers(
      (operation) => {
        const sent = validRequest(operation);
        const keys = operation.security.flatMap((set) => set.map(({ scheme }) => scheme.name ?? ''));
        const inQuery = operation.parameters.filter((parameter) => parameter.required && parameter.in === 'query');
        const names = [...keys, ...inQuery.map(({ name }) => name)];
        const without = names.flatMap((name) => {
          const others = sent.query.filter(([owner]) => owner !== name);
          return [
            { what: `without ${name}`, sent: { ...sent, query: others } },
            { what: `with an empty ${name}`, sent: { ...sent, query: [...others, [name, `${name}=`]] } },
          ];
        });
        const places = [...sent.texts.keys()].map((name) => ({
          what: `with an empty ${name} in its path`,
          sent: { ...sent, texts: new Map([...sent.texts, [name, '']]) },
        }));
        const body = operation.body?.required ? [{ what: 'without a body', sent: { ...sent, body: undefined } }] : [];
        return [...without, ...places, ...body].map(({ what, sent: request }) => [what, ...toFetch(request)]);
      },
      ({ status, code }) => status === 200 && code === 501,
    );
    expect(wrong).toEqual([]);
  });

  it('fails with 500 for each value that is not of its type', async () => {
    const wrong = await wrongAnswers(
      (operation) => {
        const sent = validRequest(operation);
        const values = operation.parameters
          .filter((parameter) => parameter.in === 'query')
          .flatMap(({ name, schema, contentType }) => {
            const type = typeof schema === 'object' ? schema.type : undefined;
            const texts = contentType
              ? ['{', 'null', '[1', '']
              : type === 'integer'
                ? ['x', '1.5', '', '0', '2147483648']
                : [];
            const required = operation.parameters.some((parameter) => parameter.name === name && parameter.required);
            return texts
              .filter((text) => text !== '' || !required)
              .map((text) => {
                const others = sent.query.filter(([owner]) => owner !== name);
                return {
                  what: `${name}=${text}`,
                  sent: { ...sent, query: [...others, [name, `${name}=${encodeURIComponent(text)}`]] },
                };
              });
          });
        const twice = sent.query.map((pair) => ({
          what: `two ${pair[0]}`,
          sent: { ...sent, query: [...sent.query, pair] },
        }));
        const undecodable = sent.query.map((pair) => ({
          what: `${pair[0]}=%ff`,
          sent: {
            ...sent,
            query: sent.query.map((other) => (other === pair ? [pair[0] ?? '', `${pair[0]}=%ff`] : other)),
          },
        }));
        const bodies = operation.body ? ['[]', '"text"', '{', 'null'] : [];
        const wrongBodies = bodies.map((body) => ({ what: `body ${body}`, sent: { ...sent, body } }));
        return [...values, ...twice, ...undecodable, ...wrongBodies].map(({ what, sent: request }) => [
          what,
          ...toFetch(request),
        ]);
      },
      ({ status, code }) => status === 200 && code === 500,
    );
    expect(wrong).toEqual([]);
  });

  it('asks for a session where the document does, and says which of the two things is wrong with it', async () => {
    const { send } = runTiny(compiled);
    for (const operation of operationsOf(model)) {
      const needs = operation.security.some((set) => set.some(({ scheme }) => scheme.name === 'session_key'));
      const sent = validRequest(operation);
      for (const [key, code] of [
        ['nobody', 10020],
        ['old', 10021],
      ] as const) {
        const query = sent.query.map(([name = '', pair = '']) => [
          name,
          name === 'session_key' ? `session_key=${key}` : pair,
        ]);
        const { json } = await send(...toFetch({ ...sent, query }));
        if (needs) expect(json).toMatchObject({ code, data: null });
        else expect(json).not.toMatchObject({ code });
      }
    }
  });
});
