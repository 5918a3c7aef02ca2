import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { stringify } from 'yaml';
import { onlyDocument, parseCommandLine, runCommand, UsageError } from '../../shared/commandLine';
import { showPath } from '../../shared/outFolder';

const USAGE = `Usage: livespec release <openapi file> --out <dir> [--root <dir>]

Stores a document as a released version: a file in the folder, named after \`info.version\`. The changelog of a site is
made from these files, and \`livespec check --against\` compares the document with them.

  --out <dir>   folder of released versions
  --root <dir>  folder that references may reach into (default: that of the document)
  --help        print this text`;

const OPTIONS = {
  out: { type: 'string' },
  root: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

void runCommand({
  script: 'release',
  usage: USAGE,
  failure: 'The version could not be stored',
  read(argv) {
    const { values, positionals } = parseCommandLine(argv, OPTIONS);
    if (values.help) return undefined;
    const spec = onlyDocument(positionals);
    if (!values.out) throw new UsageError('Specify folder of released versions: `--out <dir>`.');
    return { spec, out: values.out, root: values.root };
  },
  async run({ spec, out, root }, cwd) {
    const { readModel } = await import('../readModel');
    const { version, document } = await readModel(cwd, spec, root);
    if (!/^[\w.+-]+$/.test(version)) throw new UsageError(`The version \`${version}\` cannot be a file name.`);
    const file = join(resolve(cwd, out), `${version}.yaml`);
    const text = stringify(document, { lineWidth: 0, aliasDuplicateObjects: false });
    const old = await readFile(file, 'utf8').catch(() => undefined);
    if (old !== undefined && old !== text) {
      throw new UsageError(
        `${showPath(file, cwd)} already has another text for version ${version}. Raise \`info.version\` of the document.`,
      );
    }
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    console.log(`Version ${version} is in ${showPath(file, cwd)}.`);
  },
});
