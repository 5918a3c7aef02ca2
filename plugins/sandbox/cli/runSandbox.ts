import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readModel } from '../../openapi';
import { UsageError } from '../../shared/usageError';
import { compileSandbox } from '../core/compile/compileSandbox';
import { cryptoRandom } from '../core/cryptoRandom';
import { gameCloud } from '../core/features';
import { createSandbox } from '../core/handle/createSandbox';
import { OWN_LIMITS } from '../core/limits';
import { createRandom } from '../core/random';
import { createMemoryStore } from '../core/store/memoryStore';
import { loadValidators } from '../loadValidators';
import type { JournalStore } from '../node/journalStore';
import { openStore } from '../node/openStore';
import { startServer } from '../node/startServer';
import type { SandboxRequest } from './arguments';
import { createCallFormat } from './formatCall';
import { createServerFetch } from './serverFetch';
import { writeStartPage } from './startPage/writeStartPage';

export interface RunningSandbox {
  /** Where it is, without a slash at the end. */
  origin: string;
  /** What to tell whoever has started it. */
  greeting: string;
  /** Answers what is under way, keeps everything, and lets go of the port and the file. */
  close(): Promise<void>;
}

/**
 * Reads the document, opens the state and serves the sandbox; `print` gets a line for each call. Throws `ProblemsError`
 * where the document is broken, `DataFileError` where the file is of no use, and `UsageError` where the port is.
 */
export async function runSandbox(request: SandboxRequest, print: (line: string) => void): Promise<RunningSandbox> {
  const { data } = request;
  const file = data && (await openStore(data.path, data.name));
  try {
    return await serve(request, file, print);
  } catch (error) {
    await file?.close();
    throw explainPort(error, request.port);
  }
}

async function serve(
  { spec, port, data, seed }: SandboxRequest,
  file: JournalStore | undefined,
  print: (line: string) => void,
): Promise<RunningSandbox> {
  const model = await readModel(process.cwd(), spec);
  const { api, validators } = compileSandbox(model);
  const { fetch } = createSandbox({
    api,
    validators: loadValidators(validators),
    backend: gameCloud,
    store: file ?? createMemoryStore(),
    clock: Date.now,
    random: seed === undefined ? cryptoRandom : createRandom(seed),
  });
  const kept = data ? `in the file ${data.name}` : 'in memory, and gone when it ends';
  const css = readFileSync(join(__dirname, 'startPage/startPage.css'), 'utf8');
  const limits = [...(gameCloud.limits ?? []), ...Object.values(OWN_LIMITS)];
  const formatCall = createCallFormat(api);
  let origin = '';
  const served = createServerFetch(fetch, (state, controls) =>
    model.numbers.restore(writeStartPage({ model, origin, kept, state, controls, limits, css })),
  );
  const server = await startServer(served, port, (call) => print(formatCall(call, new Date())));
  origin = `http://127.0.0.1:${server.port}`;
  return {
    origin,
    greeting: `${api.title} ${api.version}: ${api.operations.length} calls at ${origin}\nThe state is ${kept}.`,
    async close() {
      await server.close();
      await file?.close();
    },
  };
}

function explainPort(error: unknown, port: number): unknown {
  const { code } = error as NodeJS.ErrnoException;
  const help = 'Choose another one with `--port`, or any that is free with `--port 0`.';
  if (code === 'EADDRINUSE') return new UsageError(`The port ${port} is taken. ${help}`, { cause: error });
  if (code === 'EACCES') return new UsageError(`The port ${port} is not yours to use. ${help}`, { cause: error });
  return error;
}
