import type { SandboxApi } from '../core/api';
import { createSandbox } from '../core/handle/createSandbox';
import { listOwnLimits } from '../core/limits';
import { createRandom } from '../core/random';
import { readTime } from '../core/state/clock';
import { createMemoryStore } from '../core/store/memoryStore';
import type { Backend, Store } from '../core/types';
import { startServer } from '../node/startServer';
import { addStartPage } from './addStartPage';
import { createCallFormat } from './formatCall';
import type { KnownValues } from './startPage/curlLine';
import type { ListedCall } from './startPage/listCalls';
import { writeStartPage } from './startPage/writeStartPage';

export interface SandboxToServe {
  api: SandboxApi;
  backend?: Backend | undefined;
  /** 0 finds a free one. */
  port: number;
  /** Default: random. */
  seed?: number | undefined;
  /** Where the state is, if not in memory. */
  file?: { store: Store; name: string } | undefined;
  /** Of the start page. */
  listCalls(known: KnownValues): readonly ListedCall[];
  css: string;
  /** Writes numbers as the document does. */
  restore?(text: string): string;
}

export interface RunningSandbox {
  origin: string;
  greeting: string;
  /** Finishes pending requests, then releases the port. */
  close(): Promise<void>;
}

/** Serves a sandbox to this machine, with its start page and controls; `print` receives a line per call. */
export async function serveSandbox(
  { api, backend, port, seed, file, listCalls, css, restore = (text) => text }: SandboxToServe,
  print: (line: string) => void,
): Promise<RunningSandbox> {
  const store = file?.store ?? createMemoryStore();
  const random = seed === undefined ? undefined : createRandom(seed);
  const { answer } = createSandbox({ api, backend, store, random });
  const kept = file ? `in the file ${file.name}` : 'in memory, and is lost when the sandbox stops';
  const limits = [...(backend?.limits ?? []), ...listOwnLimits(api)];
  const formatCall = createCallFormat(api);
  let origin = '';
  const served = addStartPage(answer, async (state, controls) => {
    const known = await store.transact((all) => backend?.examples?.(all, readTime(all, Date.now())) ?? {});
    return restore(writeStartPage({ api, calls: listCalls(known), origin, kept, known, state, controls, limits, css }));
  });
  const server = await startServer(served, port, (call) => print(formatCall(call, new Date())));
  origin = `http://127.0.0.1:${server.port}`;
  const calls = api.operations.length === 1 ? '1 call' : `${api.operations.length} calls`;
  return {
    origin,
    greeting: `${api.title} ${api.version}: ${calls} at ${origin}\nThe state is ${kept}.`,
    close: server.close,
  };
}
