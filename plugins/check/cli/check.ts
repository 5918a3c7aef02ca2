import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ApiModel, loadCheckTools } from '../../openapi';
import { describeError, Refusal, runCommand } from '../../shared/commandLine';
import { acceptTranslations } from '../acceptTranslations';
import { applyFixes, diffFixes } from '../core/output/applyFixes';
import { formatResult } from '../core/output/formats';
import { findTarget } from '../findTarget';
import type { CheckTarget } from '../options';
import { type CheckResult, listRules, runCheck } from '../runCheck';
import { type CheckRequest, readArguments, USAGE } from './arguments';
import { watchFiles } from './watchFiles';

const FAILURE = 'The check could not run';

void runCommand({
  script: 'check',
  usage: USAGE,
  failure: FAILURE,
  exitCode: 2,
  read: (argv, cwd) =>
    readArguments(
      argv,
      cwd,
      listRules().map(({ id }) => id),
    ),
  async run(request, cwd) {
    if (request.listsRules) {
      return console.log(
        listRules()
          .map(({ id, about }) => `${id}\n  ${about}`)
          .join('\n'),
      );
    }
    const target = await findTarget(request, cwd);
    if (request.accepts) {
      const { file, count } = await acceptTranslations(target);
      return console.log(`${file}: ${count} translated pages follow their originals.`);
    }
    const { only, against } = request;
    const old = against === undefined ? undefined : await readOldDocument(target, against, cwd);
    const run = async () => report(await runCheck(target, { only, old, thorough: true }), request, target);
    if (!request.watches) return run();
    const onError = (error: unknown) => console.error(describeError(error, { usage: USAGE, failure: FAILURE }));
    await watchFiles(target, run, { onError });
  },
});

async function readOldDocument({ baseDir, spec, root }: CheckTarget, against: string, cwd: string): Promise<ApiModel> {
  if (spec === undefined) throw new Refusal('This site has no document that `--against` could compare.');
  const { readOldVersion } = await loadCheckTools();
  return readOldVersion({ baseDir, spec, root, against, cwd });
}

async function report(result: CheckResult, request: CheckRequest, target: CheckTarget): Promise<void> {
  const { format, fix, against } = request;
  const { problems, notes, texts } = result;
  if (fix) return fixFiles(result, fix === 'write', target);
  console.log(
    formatResult(format, problems, { texts, rules: listRules(), notes: against === undefined ? undefined : notes }),
  );
  for (const one of result.skipped) console.error(`Not checked: ${one}.`);
  process.exitCode = problems.some(({ severity }) => severity === 'error') ? 1 : 0;
}

/** Shows a diff, or writes it. */
async function fixFiles({ problems, texts }: CheckResult, writes: boolean, { baseDir }: CheckTarget): Promise<void> {
  const fixes = problems.flatMap(({ fix }) => fix ?? []);
  for (const file of new Set(fixes.map((fix) => fix.file))) {
    const before = texts.get(file) ?? '';
    const own = fixes.filter((fix) => fix.file === file);
    console.log(diffFixes(file, before, own));
    if (writes) await writeFile(join(baseDir, file), applyFixes(before, own));
  }
  const left = problems.filter(({ fix, severity }) => severity === 'error' && !(writes && fix)).length;
  console.log(
    `\n${fixes.length} of ${problems.length} problems can be corrected${writes ? ', and are' : ': add --write'}.`,
  );
  process.exitCode = left > 0 ? 1 : 0;
}
