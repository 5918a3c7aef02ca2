import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { Refusal, runCommand, UsageError, viewUsage } from '../../shared/commandLine';
import { showPath } from '../../shared/outFolder';
import { writeOutput } from '../../shared/writeOutput';
import { readOutArguments } from './outArguments';

const USAGE = `Usage: livespec release <openapi file or URL> [more files, folders or URLs] --out <dir> [options]

Stores a document as a released version: a file in the folder, named after \`info.version\`. The changelog of a site is
made from these files, and \`livespec check --against\` compares the document with them.

  --out <dir>       folder of released versions
  --root <dir>      folder that references may reach into (default: that of the document)
  --overlay <file>  OpenAPI overlay to apply before, a file or URL; repeat it for several, in order
${viewUsage(20)}
  --help            print this text`;

void runCommand({
  script: 'release',
  usage: USAGE,
  failure: 'The version could not be stored',
  read(argv, cwd) {
    const request = readOutArguments(argv, cwd);
    if (!request) return undefined;
    const { out } = request;
    if (out === undefined) throw new UsageError('Specify the folder of released versions: `--out <dir>`.');
    return { ...request, out };
  },
  async run({ spec, out, root, overlays, view }, cwd) {
    const { readModel } = await import('../read/readModel');
    const { version, document } = await readModel(cwd, spec, { root, overlays, view });
    if (!/^[\w.+-]+$/.test(version)) throw new Refusal(`The version \`${version}\` cannot be a file name.`);
    const file = join(out, `${version}.yaml`);
    const text = stringify(document, { lineWidth: 0, aliasDuplicateObjects: false });
    const old = await readFile(file, 'utf8').catch(() => undefined);
    if (old !== undefined && old !== text) {
      throw new Refusal(
        `${showPath(file, cwd)} already has another text for version ${version}. Raise \`info.version\` of the document.`,
      );
    }
    await writeOutput(file, text, cwd);
    console.log(`Version ${version} is in ${showPath(file, cwd)}.`);
  },
});
