import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { formatProblems, ProblemsError } from '../../shared/problem';
import { type DocumentRequest, readArguments, USAGE, UsageError } from './arguments';
import { BuildError, buildSite } from './buildSite';
import { explained } from './explained';
import { checkOutFolder, publish, showPath } from './outFolder';
import { writeSiteApart } from './writeSiteApart';

const CACHE = resolve(__dirname, '../../../node_modules/.cache');

/** Exit code of a program that was stopped by Ctrl-C. */
const INTERRUPTED = 130;

async function main(): Promise<void> {
  enterCallersFolder();
  const cwd = process.cwd();
  const request = readArguments(process.argv.slice(2), cwd);
  if (!request) {
    console.log(USAGE);
    return;
  }
  const outName = showPath(request.out, cwd);
  await checkOutFolder(request.out, outName);
  const started = Date.now();
  await document(request, stopOnSignals());
  console.log(`The site is in ${outName} (${((Date.now() - started) / 1000).toFixed(1)} s).`);
}

/** npm starts scripts in the project's folder, and keeps the caller's in a variable. Paths are relative to that. */
function enterCallersFolder(): void {
  const { npm_lifecycle_event: script, INIT_CWD: folder } = process.env;
  if (script === 'document' && folder) process.chdir(folder);
}

/** The temporary site lies inside the project, so that its configuration finds the project's packages. */
async function document(request: DocumentRequest, signal: AbortSignal): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, `document-${process.pid}-`));
  try {
    const problems = await writeSiteApart(folder, join(folder, 'site'), request, signal);
    if (problems.length > 0) console.warn(formatProblems(problems));
    await buildSite(join(folder, 'site'), join(folder, 'build'), signal).catch(
      explained(join(folder, 'site'), request),
    );
    await publish(join(folder, 'build'), request.out);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function stopOnSignals(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(name, () => {
      process.exitCode = INTERRUPTED;
      controller.abort();
    });
  }
  return controller.signal;
}

function report(error: unknown): void {
  if (process.exitCode === INTERRUPTED) return;
  process.exitCode = 1;
  if (error instanceof ProblemsError) console.error(formatProblems(error.problems));
  else if (error instanceof UsageError) console.error(`${error.message}\n\n${USAGE}`);
  else if (error instanceof BuildError) console.error(`The site could not be built.\n\n${error.message}`);
  else console.error(`The site could not be made: ${error instanceof Error ? error.message : String(error)}`);
}

main().catch(report);
