import { mkdtemp, realpath, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Refusal, runCommand } from '../../shared/commandLine';
import { openOutFolder, publish, showPath } from '../../shared/outFolder';
import { formatProblems, ProblemsError } from '../../shared/problem';
import { type DocumentRequest, readArguments, USAGE } from './arguments';
import { buildError } from './buildError';
import { buildSite } from './buildSite';
import { linkPackages } from './linkPackages';
import { type Progress, showProgress } from './progress';
import type { Stage } from './reportStages';
import { writeSiteApart } from './writeSiteApart';

/** Marks a folder as made by this command, and lists its files. */
const MARKER = '.openapi-document.json';

const INTERRUPTED = 130;

/** Bytes; with fewer left, a write has probably failed. */
const ROOM = 65_536;

async function run(request: DocumentRequest, cwd: string): Promise<void> {
  process.chdir(cwd);
  const outName = showPath(request.out, cwd);
  const started = Date.now();
  const progress = showProgress((line) => console.error(line));
  await document(request, outName, progress, stopOnSignals()).finally(() => progress.end());
  // Ignores a signal after the site was published.
  process.exitCode = 0;
  console.log(`The site is in ${outName} (${((Date.now() - started) / 1000).toFixed(1)} s).`);
}

/** Makes the site. Once it is built, publishing takes only a moment and cannot be interrupted. */
async function document(
  request: DocumentRequest,
  outName: string,
  progress: Progress,
  signal: AbortSignal,
): Promise<void> {
  const folders = [await openOutFolder(request.out, outName, MARKER)];
  const [unfinished = ''] = folders;
  try {
    const folder = await mkdtemp(join(await realpath(tmpdir()), `document-${process.pid}-`));
    folders.push(folder);
    await linkPackages(folder);
    const siteDir = join(folder, 'site');
    progress.begin(
      `Reading ${[request.spec]
        .flat()
        .map((name) => showPath(name, process.cwd()))
        .join(', ')}`,
    );
    const { problems, pages } = await writeSiteApart(siteDir, request, signal);
    if (problems.length > 0) console.warn(formatProblems(problems));
    const built = join(unfinished, 'site');
    progress.begin(`Preparing ${pages} pages`);
    await buildSite(siteDir, built, showStage, signal).catch(buildError(siteDir, request));
    await publish(built, request.out, MARKER);

    function showStage(stage: Stage): void {
      if (stage === 'bundle') progress.begin(`Bundling ${pages} pages`);
      else if (stage === 'render') progress.beginPages('Rendering', built, pages);
      else progress.begin('Finishing');
    }
  } catch (error) {
    const isExplained = signal.aborted || error instanceof ProblemsError || error instanceof Refusal;
    const full = isExplained ? undefined : await findFullDisk(folders);
    throw full ? new Error(`the disk of \`${dirname(full)}\` is full.`, { cause: error }) : error;
  } finally {
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  }
}

/** Returns a folder whose disk is full: builds often fail for that reason with misleading messages. */
async function findFullDisk(folders: string[]): Promise<string | undefined> {
  for (const folder of folders) {
    const { blocks, bavail, bsize } = await statfs(folder);
    if (blocks > 0 && bavail * bsize < ROOM) return folder;
  }
  return undefined;
}

/** npm forwards signals that the terminal has already sent: only the first one counts. */
function stopOnSignals(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      process.exitCode = INTERRUPTED;
      controller.abort();
    });
  }
  return controller.signal;
}

void runCommand({
  script: 'document',
  usage: USAGE,
  failure: 'The site could not be built',
  read: readArguments,
  run: (request, cwd) =>
    run(request, cwd).catch((error: unknown) => {
      if (process.exitCode !== INTERRUPTED) throw error;
    }),
});
