import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { runCommand } from '../../shared/commandLine';
import { readArguments, USAGE } from './typesArguments';

void runCommand({
  script: 'types',
  usage: USAGE,
  failure: 'The types could not be printed',
  read: readArguments,
  async run({ spec, root, out }, cwd) {
    // Loaded late because they take a second: invalid options are reported immediately.
    const [{ readModel }, { printTypes }] = await Promise.all([
      import('../readModel'),
      import('../core/types/printTypes'),
    ]);
    const text = printTypes(await readModel(cwd, spec, root));
    if (out === undefined) {
      process.stdout.write(text);
      return;
    }
    await mkdir(dirname(out), { recursive: true });
    await writeFile(out, text);
  },
});
