import { runCommand, viewUsage } from '../../shared/commandLine';
import { writeOutput } from '../../shared/writeOutput';
import { readOutArguments } from './outArguments';

const USAGE = `Usage: livespec types <openapi file or URL> [more files, folders or URLs] [options]

Prints TypeScript types of an OpenAPI 3 or Swagger 2.0 document: a type per schema, and \`Calls\`, with the path, query,
body and result of each call. Results do not include a common envelope.

  --out <file>        output file (default: standard output)
  --root <dir>        folder that references may reach into (default: that of the document)
  --overlay <file>    OpenAPI overlay to apply before, a file or URL; repeat it for several, in order
${viewUsage(22)}
  --help              print this text`;

void runCommand({
  script: 'types',
  usage: USAGE,
  failure: 'The types could not be printed',
  read: readOutArguments,
  async run({ spec, root, overlays, view, out }, cwd) {
    // Loaded late because they take a second: invalid options are reported immediately.
    const [{ readModel }, { printTypes }] = await Promise.all([
      import('../read/readModel'),
      import('../core/types/printTypes'),
    ]);
    const text = printTypes(await readModel(cwd, spec, { root, overlays, view }));
    if (out === undefined) {
      process.stdout.write(text);
      return;
    }
    await writeOutput(out, text, cwd);
  },
});
