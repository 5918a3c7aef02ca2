import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ApiModel, loadCheckTools } from '../../openapi';
import { describeError, Refusal } from '../../shared/commandLine';
import { acceptPassages, acceptTranslations } from '../accept';
import { formatCoverage } from '../core/coverage/formatCoverage';
import type { Fix } from '../core/engine/rule';
import { applyFixes, diffFixes } from '../core/output/applyFixes';
import { formatResult } from '../core/output/formats';
import { findTarget } from '../findTarget';
import type { CheckTarget } from '../options';
import { readClientCalls } from '../readClientCalls';
import { readCoverage } from '../readCoverage';
import { type CheckResult, listRules, runCheck } from '../runCheck';
import { type CheckRequest, FAILURE, requireRule, USAGE } from './arguments';
import { watchFiles } from './watchFiles';

export async function runRequest(request: CheckRequest, cwd: string): Promise<void> {
  const rules = listRules();
  requireRule(
    request,
    rules.map(({ id }) => id),
  );
  if (request.listsRules) {
    return console.log(rules.map(({ id, about }) => `${id}\n  ${about}`).join('\n'));
  }
  const target = await findTarget(request, cwd);
  if (request.accepts) {
    const done = [
      ...(request.accepts === 'all' ? [await acceptPassages(target)] : []),
      await acceptTranslations(target),
    ].filter((one) => one !== undefined);
    return console.log(done.length > 0 ? done.join('\n') : 'There is nothing to accept.');
  }
  if (request.lists === 'coverage') return reportCoverage(target, request);
  const { only, against } = request;
  const old = against === undefined ? undefined : await readOldDocument(target, against, cwd);
  const run = async () => {
    const calls = request.calls && (await readClientCalls(request.calls, cwd));
    await report(await runCheck(target, { only, old, calls, thorough: true }), request, target);
  };
  if (!request.watches) return run();
  const onError = (error: unknown) => console.error(describeError(error, { usage: USAGE, failure: FAILURE }));
  await watchFiles(target, run, { onError });
}

async function readOldDocument(
  { baseDir, spec, root, overlays, view }: CheckTarget,
  against: string,
  cwd: string,
): Promise<ApiModel> {
  if (spec === undefined) throw new Refusal('This site has no document that `--against` could compare.');
  const { readOldVersion } = await loadCheckTools();
  return readOldVersion({ baseDir, spec, root, overlays, view, against, cwd });
}

async function report(result: CheckResult, request: CheckRequest, target: CheckTarget): Promise<void> {
  const { format, fix, against } = request;
  const { problems, notes, calls, texts } = result;
  if (fix) return fixFiles(result, fix === 'write', target);
  console.log(
    formatResult(format, problems, {
      texts,
      rules: listRules(),
      notes: against === undefined ? undefined : notes,
      calls,
      ignoresNames: request.spec !== undefined && !request.isStrict,
    }),
  );
  for (const one of result.skipped) console.error(`Not checked: ${one}.`);
  process.exitCode = problems.some(({ severity }) => severity === 'error') ? 1 : 0;
}

/** Facts of prose and what keeps them true; with `--fix`, the pins of those that are proven. */
async function reportCoverage(target: CheckTarget, { format, fix }: CheckRequest): Promise<void> {
  const { pages, texts } = await readCoverage(target);
  if (!fix) return console.log(formatCoverage(pages, format === 'json' ? 'json' : 'text'));
  const fixes = pages.flatMap(({ facts }) => facts.flatMap((one) => one.fix ?? []));
  await applyTo(target, fixes, texts, fix === 'write');
  console.log(`\n${fixes.length} facts can be pinned${fix === 'write' ? ', and are' : ': add --write'}.`);
}

/** Shows a diff, or writes it. */
async function fixFiles({ problems, texts }: CheckResult, writes: boolean, target: CheckTarget): Promise<void> {
  const fixes = problems.flatMap(({ fix }) => fix ?? []);
  await applyTo(target, fixes, texts, writes);
  const left = problems.filter(({ fix, severity }) => severity === 'error' && !(writes && fix)).length;
  console.log(
    `\n${fixes.length} of ${problems.length} problems can be corrected${writes ? ', and are' : ': add --write'}.`,
  );
  process.exitCode = left > 0 ? 1 : 0;
}

async function applyTo(
  { baseDir }: CheckTarget,
  fixes: readonly Fix[],
  texts: ReadonlyMap<string, string>,
  writes: boolean,
): Promise<void> {
  for (const file of new Set(fixes.map((fix) => fix.file))) {
    const before = texts.get(file) ?? '';
    const own = fixes.filter((fix) => fix.file === file);
    console.log(diffFixes(file, before, own));
    if (writes) await writeFile(join(baseDir, file), applyFixes(before, own));
  }
}
