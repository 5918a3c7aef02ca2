import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { callersFolder, UsageError } from '../../shared/commandLine';
import { formatProblems, ProblemsError } from '../../shared/problem';
import { readArguments, USAGE } from './typesArguments';

async function main(): Promise<void> {
  // The reader of the output may stop, like `head`.
  process.stdout.on('error', () => undefined);
  const cwd = callersFolder('types');
  const request = readArguments(process.argv.slice(2), cwd);
  if (!request) return console.log(USAGE);
  // Loaded late because they take a second: invalid options are reported immediately.
  const [{ readModel }, { printTypes }] = await Promise.all([
    import('../readModel'),
    import('../core/types/printTypes'),
  ]);
  const text = printTypes(await readModel(cwd, request.spec, request.root));
  if (request.out === undefined) {
    process.stdout.write(text);
    return;
  }
  await mkdir(dirname(request.out), { recursive: true });
  await writeFile(request.out, text);
}

main().catch((error: unknown) => {
  process.exitCode = 1;
  if (error instanceof UsageError) console.error(`${error.message}\n\n${USAGE}`);
  else if (error instanceof ProblemsError) console.error(formatProblems(error.problems));
  else console.error(`The types could not be printed: ${error instanceof Error ? error.message : String(error)}`);
});
