import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { runCommand } from '../../shared/commandLine';
import { type MigrateRequest, readArguments, USAGE } from './arguments';

void runCommand({
  script: 'migrate',
  usage: USAGE,
  failure: 'The site could not be migrated',
  read: readArguments,
  run,
});

async function run({ path, writes, force, format }: MigrateRequest, cwd: string): Promise<void> {
  // Loaded late because it takes a second: invalid options are reported immediately.
  const { planMigration } = await import('../site/planMigration');
  const { printMigration } = await import('../core/printMigration');
  const { KEPT, writeMigration } = await import('../site/writeMigration');
  const { planHtml } = await import('../site/planHtml');
  const isPage = statSync(path, { throwIfNoEntry: false })?.isFile() === true;
  const siteDir = isPage ? dirname(path) : path;
  const migration = await (isPage ? planHtml(path, cwd) : planMigration(siteDir, cwd));
  const kept = writes ? await writeMigration(siteDir, migration, force) : 0;
  if (format === 'json') {
    console.log(JSON.stringify({ ...migration, written: writes }, null, 2));
    return;
  }
  console.log(printMigration(migration, writes));
  if (!writes) console.log('\nNothing was written. `--write` does it.');
  if (kept > 0) console.log(`\n${kept} old files that Git does not have are kept in ${KEPT}.`);
}
