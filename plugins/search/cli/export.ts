import { join } from 'node:path';
import { callersFolder, UsageError } from '../../shared/commandLine';
import { showPath } from '../../shared/outFolder';
import { readArguments, USAGE } from './arguments';
import { exportRecords } from './exportRecords';

async function main(): Promise<void> {
  const cwd = callersFolder('search:export');
  const request = readArguments(process.argv.slice(2), cwd, process.cwd());
  if (!request) {
    console.log(USAGE);
    return;
  }
  const outName = showPath(request.out, cwd);
  for (const { file, documents } of await exportRecords(request, outName)) {
    console.log(`${showPath(join(request.out, file), cwd)}: ${documents} documents`);
  }
}

main().catch((error: unknown) => {
  process.exitCode = 1;
  if (error instanceof UsageError) console.error(`${error.message}\n\n${USAGE}`);
  else console.error(`The records could not be written: ${error instanceof Error ? error.message : String(error)}`);
});
