import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { Operation } from '../../../plugins/openapi/core/model/types';
import { fillPath, serializeParameter } from '../../../plugins/samples/core/request';
import { createSandbox } from '../../../plugins/sandbox/core/handle/createSandbox';
import { createRandom } from '../../../plugins/sandbox/core/random';
import { createMemoryStore } from '../../../plugins/sandbox/core/store/memoryStore';
import type { Json } from '../../../plugins/sandbox/core/types';
import { ourDocument } from '../../sandbox/support/document';
import { gameCloud } from './withoutPlayers';

type Values = Record<string, Json>;

let reading: ReturnType<typeof read> | undefined;

async function read() {
  const { model, compiled } = await ourDocument();
  const ajv = new Ajv2020({ strict: false });
  addFormats(ajv);
  ajv.addFormat('double-int', { type: 'number', validate: Number.isSafeInteger });
  ajv.addSchema(model.document, 'document');
  return { model, api: compiled.api, ajv };
}

/** The whole sandbox with this repository's document. Validates every response. */
export async function createCloud() {
  reading ??= read();
  const { model, api, ajv } = await reading;
  const store = createMemoryStore();
  const random = createRandom(3);
  let now = Date.UTC(2026, 4, 28, 8);
  const sandbox = createSandbox({ api, backend: gameCloud, store, clock: () => now, random });

  function operationOf(id: string): Operation {
    const operation = model.operations.find(({ operationId }) => operationId === id);
    if (operation === undefined) throw new Error(`no operation ${id}`);
    return operation;
  }

  function requestOf(operation: Operation, values: Values, body: Json | undefined): Request {
    const texts = new Map<string, string>();
    const query: string[] = [];
    for (const parameter of operation.parameters) {
      const value = values[parameter.name];
      if (value === undefined) continue;
      const { pairs, rawQuery, pathText } = serializeParameter(parameter, value);
      if (pathText !== undefined) texts.set(parameter.name, pathText);
      for (const [name, text] of pairs) query.push(new URLSearchParams([[name, text]]).toString());
      if (rawQuery !== undefined) query.push(rawQuery);
    }
    for (const name of ['session_key', 'gameSecret']) {
      const value = values[name];
      if (value !== undefined) query.push(new URLSearchParams([[name, String(value)]]).toString());
    }
    const init = body === undefined ? {} : { body: JSON.stringify(body) };
    return new Request(`http://localhost${fillPath(operation.path, texts)}?${query.join('&')}`, {
      method: operation.method,
      headers: { 'Content-Type': 'application/json' },
      ...init,
    });
  }

  function check({ method, path }: Operation, answer: { code: number }): void {
    const escaped = path.replaceAll('~', '~0').replaceAll('/', '~1');
    const status = answer.code === 0 ? '200' : 'default';
    const pointer = `/paths/${escaped}/${method.toLowerCase()}/responses/${status}/content/application~1json/schema`;
    const validate = ajv.getSchema(`document#${encodeURI(pointer)}`);
    if (!validate?.(answer)) throw new Error(`${path}: ${ajv.errorsText(validate?.errors)}\n${JSON.stringify(answer)}`);
  }

  async function send(id: string, values: Values = {}, body?: Json): Promise<{ code: number; data: Json }> {
    const operation = operationOf(id);
    const response = await sandbox.fetch(requestOf(operation, values, body));
    const type = response.headers.get('Content-Type') ?? '';
    if (type !== 'application/json') return { code: 0, data: type };
    const answer = (await response.json()) as { code: number; data: Json };
    check(operation, answer);
    return answer;
  }

  // The first request initializes the state.
  await send('serverTimestamp');
  return {
    api,
    send,
    async logIn(code: string, platform = 'wx'): Promise<string> {
      const { data } = await send(`${platform}Login`, { gameId: 'demo', anonymousCode: `device of ${code}`, code });
      return (data as { sessionKey: string }).sessionKey;
    },
    control: (name: string, input: Json) =>
      store.transact((state) => gameCloud.controls[name]?.({ state, input, now, random }) ?? null),
    set: (key: string, value: Json) => store.transact((state) => state.set(key, value)),
    pass(milliseconds: number) {
      now += milliseconds;
    },
  };
}

export type Cloud = Awaited<ReturnType<typeof createCloud>>;
