import { loadSampleRequests } from '../../openapi';
import { Refusal } from '../../shared/commandLine';
import { formatProblems } from '../../shared/problem';
import { compileFile } from '../compile';
import { loadBackend } from '../loadBackend';
import { type FileStore, openStore } from '../node/openStore';
import type { SandboxRequest } from './arguments';
import { type RunningSandbox, serveSandbox } from './serveSandbox';
import { listCalls } from './startPage/listCalls';
import { readStyles } from './startPage/readStyles';

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
  { spec, port, data, seed, root, overlays, view, isStateless, backend: backendName }: SandboxRequest,
  store: FileStore | undefined,
  print: (line: string) => void,
  compile: typeof compileFile,
): Promise<RunningSandbox> {
  const { model, compiled, lost } = await compile(process.cwd(), spec, {
    ...(root !== undefined && { root }),
    ...(overlays && { overlays }),
    ...(view && { view }),
    isStateless,
  });
  const { api, warnings } = compiled;
  const buildSampleRequest = await loadSampleRequests();
  if (lost.length > 0) print(formatProblems(lost));
  for (const warning of warnings) print(warning);
  const backend = backendName === undefined ? undefined : loadBackend(backendName, api);
  const file = store && data && { store, name: data.name };
  const running = await serveSandbox(
    {
      api,
      backend,
      port,
      seed,
      file,
      css: readStyles(),
      listCalls: (known) => listCalls(model, api, buildSampleRequest, known),
      restore: (text) => model.numbers.restore(text),
    },
    print,
  );
  return {
    ...running,
    async close() {
      await running.close();
      await store?.close();
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
