import { join } from 'node:path';
import { compileFile } from '../../../plugins/sandbox/compile';
import { createSandbox } from '../../../plugins/sandbox/core/handle/createSandbox';
import { createRandom } from '../../../plugins/sandbox/core/random';
import { createMemoryStore } from '../../../plugins/sandbox/core/store/memoryStore';
import type { Backend, Call } from '../../../plugins/sandbox/core/types';

export const FIXTURES = join(import.meta.dirname, 'fixtures');

export interface Answered {
  status: number;
  type: string | null;
  text: string;
  json?: unknown;
  headers: Headers;
}

export async function runFixture(name: string, backend: Backend = { operations: {} }) {
  const { model, compiled } = await compileFile(FIXTURES, name);
  const { api, warnings } = compiled;
  const parts = { store: createMemoryStore(), clock: () => 0, random: createRandom(1) };
  const sandbox = createSandbox({ api, backend, ...parts });

  async function send(path: string, init?: RequestInit): Promise<Answered> {
    const response = await sandbox.fetch(new Request(`http://localhost${path}`, init));
    const [type, text] = [response.headers.get('Content-Type'), await response.text()];
    const json = type?.includes('json') && text !== '' ? { json: JSON.parse(text) as unknown } : {};
    return { status: response.status, type, text, ...json, headers: response.headers };
  }
  return { model, api, warnings, send };
}

export function recorder(...ids: string[]): { backend: Backend; calls: Call[] } {
  const calls: Call[] = [];
  const record = (call: Call) => {
    calls.push(call);
    return null;
  };
  return { calls, backend: { operations: Object.fromEntries(ids.map((id) => [id, record])) } };
}
