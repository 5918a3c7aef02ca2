import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSampleRequests } from '../../openapi';
import { Refusal } from '../../shared/commandLine';
import { formatProblems } from '../../shared/problem';
import { compileFile } from '../compile';
import { createSandbox } from '../core/handle/createSandbox';
import { listOwnLimits } from '../core/limits';
import { createRandom } from '../core/random';
import { readTime } from '../core/state/clock';
import { createMemoryStore } from '../core/store/memoryStore';
import { loadBackend } from '../loadBackend';
import { type FileStore, openStore } from '../node/openStore';
import { startServer } from '../node/startServer';
import { addStartPage } from './addStartPage';
import type { SandboxRequest } from './arguments';
import { createCallFormat } from './formatCall';
import { writeStartPage } from './startPage/writeStartPage';

export interface RunningSandbox {
  origin: string;
  greeting: string;
  /** Finishes pending requests, then releases the port and the state file. */
  close(): Promise<void>;
}

/** Serves a sandbox; `print` receives a line per call. Throws `ProblemsError`, `DataFileError` or `Refusal`. */
export async function runSandbox(
  request: SandboxRequest,
  print: (line: string) => void,
  compile = compileFile,
): Promise<RunningSandbox> {
  const { data } = request;
  const file = data && (await openStore(data.path, data.name));
  try {
    return await serve(request, file, print, compile);
  } catch (error) {
    await file?.close();
    throw explainPort(error, request.port);
  }
}

async function serve(
  { spec, port, data, seed, root, overlays, isStateless, backend: backendName }: SandboxRequest,
  file: FileStore | undefined,
  print: (line: string) => void,
  compile: typeof compileFile,
): Promise<RunningSandbox> {
  const { model, compiled, lost } = await compile(process.cwd(), spec, { root, overlays, isStateless });
  const { api, warnings } = compiled;
  const buildSampleRequest = await loadSampleRequests();
  if (lost.length > 0) print(formatProblems(lost));
  for (const warning of warnings) print(warning);
  const backend = backendName === undefined ? undefined : loadBackend(backendName, api);
  const store = file ?? createMemoryStore();
  const random = seed === undefined ? undefined : createRandom(seed);
  const { answer } = createSandbox({ api, backend, store, random });
  const kept = data ? `in the file ${data.name}` : 'in memory, and is lost when the sandbox stops';
  const css = readFileSync(join(__dirname, 'startPage/startPage.css'), 'utf8');
  const limits = [...(backend?.limits ?? []), ...listOwnLimits(api)];
  const formatCall = createCallFormat(api);
  let origin = '';
  const served = addStartPage(answer, async (state, controls) => {
    const known = await store.transact((all) => backend?.examples?.(all, readTime(all, Date.now())) ?? {});
    const page = { api, model, buildSampleRequest, origin, kept, known, state, controls, limits, css };
    return model.numbers.restore(writeStartPage(page));
  });
  const server = await startServer(served, port, (call) => print(formatCall(call, new Date())));
  origin = `http://127.0.0.1:${server.port}`;
  const calls = api.operations.length === 1 ? '1 call' : `${api.operations.length} calls`;
  return {
    origin,
    greeting: `${api.title} ${api.version}: ${calls} at ${origin}\nThe state is ${kept}.`,
    async close() {
      await server.close();
      await file?.close();
    },
  };
}

function explainPort(error: unknown, port: number): unknown {
  const { code } = error as NodeJS.ErrnoException;
  const problem =
    code === 'EADDRINUSE' ? 'is already in use' : code === 'EACCES' ? 'needs administrator rights' : undefined;
  if (problem === undefined) return error;
  const hint = 'Choose another with `--port`; `--port 0` finds a free one.';
  return new Refusal(`Port ${port} ${problem}. ${hint}`, { cause: error });
}
