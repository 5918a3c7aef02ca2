import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { stringify } from 'yaml';
import { callersFolder, parseCommandLine, UsageError } from '../../shared/commandLine';
import { showPath } from '../../shared/outFolder';
import { formatProblems, ProblemsError } from '../../shared/problem';

const USAGE = `Usage: livespec release <openapi file> --out <dir> [--root <dir>]

Keeps a document as a released version: one file in the folder, named after \`info.version\`. The changelog of a site is
made from them, and \`livespec check --against\` compares with them.

  --out <dir>   the folder of released versions
  --root <dir>  the folder that references may reach into (default: that of the document)
  --help        show this text`;

const OPTIONS = {
  out: { type: 'string' },
  root: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

async function main(): Promise<void> {
  const cwd = callersFolder('release');
  const { values, positionals } = parseCommandLine(process.argv.slice(2), OPTIONS);
  if (values.help) return console.log(USAGE);
  const [spec, ...more] = positionals;
  if (!spec) throw new UsageError('Specify the OpenAPI document.');
  if (more.length > 0) throw new UsageError(`Only one document at a time: unexpected \`${more.join('`, `')}\`.`);
  if (!values.out) throw new UsageError('Specify the folder of released versions: `--out <dir>`.');
  const { readModel } = await import('../readModel');
  const { version, document } = await readModel(cwd, spec, values.root);
  if (!/^[\w.+-]+$/.test(version)) throw new UsageError(`The version \`${version}\` cannot be the name of a file.`);
  const folder = resolve(cwd, values.out);
  const file = join(folder, `${version}.yaml`);
  const text = stringify(document, { lineWidth: 0, aliasDuplicateObjects: false });
  const old = await readFile(file, 'utf8').catch(() => undefined);
  if (old !== undefined && old !== text) {
    throw new UsageError(`${showPath(file, cwd)} is released and differs. Raise \`info.version\` of the document.`);
  }
  await mkdir(folder, { recursive: true });
  await writeFile(file, text);
  console.log(`${showPath(file, cwd)} holds version ${version}.`);
}

main().catch((error: unknown) => {
  process.exitCode = 1;
  if (error instanceof UsageError) console.error(`${error.message}\n\n${USAGE}`);
  else if (error instanceof ProblemsError) console.error(formatProblems(error.problems));
  else console.error(`The version could not be kept: ${error instanceof Error ? error.message : String(error)}`);
});
