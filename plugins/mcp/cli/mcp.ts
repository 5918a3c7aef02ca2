import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../shared/commandLine';
import { readArguments, USAGE } from './arguments';

void runCommand({
  script: 'mcp',
  usage: USAGE,
  failure: 'The server could not run',
  read: readArguments,
  async run(request) {
    // The protocol has the standard output to itself.
    console.log = console.error;
    const [{ openLibrary }, { createTools, writeInstructions }, { createProtocol }, { serveLines }] = await Promise.all(
      [
        import('../read/openLibrary'),
        import('../core/createTools'),
        import('../core/protocol/createProtocol'),
        import('./serveLines'),
      ],
    );
    const library = await openLibrary(request);
    const identity = { name: 'livespec', title: library.title, version: packageVersion() };
    const instructions = writeInstructions(library);
    await serveLines(createProtocol({ identity, instructions, ...createTools(library) }));
  },
});

function packageVersion(): string {
  const manifest = readFileSync(join(__dirname, '../../../../package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
