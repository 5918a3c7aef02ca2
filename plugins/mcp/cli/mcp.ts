import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../shared/commandLine';
import { lazily } from '../../shared/core/cache';
import { requireBuiltSite } from '../read/requireBuiltSite';
import { readArguments, USAGE } from './arguments';

void runCommand({
  script: 'mcp',
  usage: USAGE,
  failure: 'The server could not run',
  read: readArguments,
  async run(request) {
    if (request.siteDir !== undefined) requireBuiltSite(request.siteDir, request.name);
    // The protocol has the standard output to itself.
    console.log = console.error;
    const [{ openLibrary }, { createTools, INSTRUCTIONS }, { createProtocol }, { serveLines }] = await Promise.all([
      import('../read/openLibrary'),
      import('../core/createTools'),
      import('../core/protocol/createProtocol'),
      import('./serveLines'),
    ]);
    const failed = new AbortController();
    // Clients wait for the first answer only so long, and a large document takes a while: it is read after that answer.
    const open = lazily(async () => {
      try {
        return createTools(await openLibrary(request));
      } catch (error) {
        failed.abort();
        throw error;
      }
    });
    const protocol = createProtocol({
      identity: { name: 'livespec', title: `livespec: ${request.name}`, version: packageVersion() },
      instructions: INSTRUCTIONS,
      tools: async () => (await open()).listed,
      call: async (name, input) => (await open()).call(name, input),
    });
    await serveLines(protocol, { signal: failed.signal, answered: () => void open().catch(() => undefined) });
    if (failed.signal.aborted) await open();
  },
});

function packageVersion(): string {
  const manifest = readFileSync(join(__dirname, '../../../../package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
