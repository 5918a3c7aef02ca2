import { join } from 'node:path';
import { runCommand } from '../../shared/commandLine';
import { showPath } from '../../shared/outFolder';
import { readArguments, USAGE } from './arguments';
import { exportRecords } from './exportRecords';

void runCommand({
  script: 'search:export',
  usage: USAGE,
  failure: 'The records could not be written',
  read: (argv, cwd) => readArguments(argv, cwd, process.cwd()),
  async run(request, cwd) {
    for (const { file, documents } of await exportRecords(request, showPath(request.out, cwd))) {
      console.log(`${showPath(join(request.out, file), cwd)}: ${documents} documents`);
    }
  },
});
