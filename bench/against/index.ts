import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { killProcesses } from '../processes';
import { openCache, openNewCheckout, openOldCheckout, removeStaleCheckouts } from './checkouts';
import { commitWorkingTree } from './commitWorkingTree';
import type { Context } from './context';
import { findCommit } from './git';
import { listGroups } from './groups';
import { lock } from './lock';
import type { Checkout } from './measurement';
import { createLazyBrowser } from './openBrowser';
import { createPrinter } from './printer';
import type { Side } from './repeatInTurn';
import { type Concluded, chooseMeasurements, runGroups } from './runGroups';
import { namesOfFailed, writeResults } from './writeResults';

export interface Request {
  project: string;
  /** Folder for the results. */
  results: string;
  /** Whatever git calls a commit. */
  ref: string;
  isQuick: boolean;
  /** A large document. */
  spec?: string;
  repeats?: number;
  only?: readonly string[];
}

const NO_SPEC =
  'The lines of a large document are left out. Add it with --spec, such as api.github.com.json of the npm package @octokit/openapi.';
/** Share of the machine that other processes take, from which on it is worth mentioning. */
const MUCH = 0.1;
const WIDER = 'Tolerances were wider for that: run it again on a quiet machine.';
const INTERRUPTED = 130;

/** Compares the working tree with an older version, line by line. Returns the exit code: 1 if a line is worse. */
export async function compareWith(request: Request): Promise<number> {
  const oldCommit = await findCommit(request.project, request.ref);
  const cache = await openCache(request.project);
  const release = await lock(join(cache, 'lock'));
  const work = join(cache, 'work');
  const browser = createLazyBrowser();
  const abort = new AbortController();
  const end = async () => {
    killProcesses();
    await browser.close();
  };
  const ignoreSignals = onSignals(() => {
    abort.abort();
    void end();
  });
  try {
    await rm(work, { recursive: true, force: true });
    return await compareIn(work, cache, oldCommit, request, browser.open, abort.signal);
  } catch (error) {
    if (!abort.signal.aborted) throw error;
    console.error('Interrupted.');
    return INTERRUPTED;
  } finally {
    ignoreSignals();
    await end();
    await rm(work, { recursive: true, force: true });
    await release();
  }
}

async function compareIn(
  work: string,
  cache: string,
  oldCommit: string,
  request: Request,
  openBrowser: Context['openBrowser'],
  signal: AbortSignal,
): Promise<number> {
  const { isQuick, spec, only, results } = request;
  const temporary = join(work, 'tmp');
  await mkdir(temporary, { recursive: true });
  const groups = listGroups({ isQuick, work, env: { TMPDIR: temporary }, openBrowser, spec });
  const options = { ...request, signal };
  const chosen = chooseMeasurements(groups, options);
  const checkouts = await openCheckouts(request, cache, oldCommit);
  if (spec === undefined && !only) console.log(NO_SPEC);

  const started = performance.now();
  const print = createPrinter(chosen, checkouts);
  const concluded: Concluded[] = [];
  for await (const one of runGroups(groups, checkouts, options)) {
    concluded.push(one);
    for (const conclusion of one.conclusions) print.line(conclusion);
  }
  const minutes = (performance.now() - started) / 60_000;
  const conclusions = concluded.flatMap(({ conclusions }) => conclusions);
  const others = Math.max(...concluded.map(({ others }) => others));
  console.log(`\nAll lines, after ${minutes.toFixed(1)} minutes:`);
  print.all(conclusions);
  if (others > MUCH) console.log(`\nOther processes took up to ${Math.round(others * 100)} % of the machine. ${WIDER}`);
  const files = await writeResults(results, {
    checkouts,
    isQuick,
    conclusions,
    rows: print.rows(conclusions),
    minutes,
    others,
  });
  console.log(`\nResults: ${files.join(', ')}`);
  const failed = namesOfFailed(conclusions);
  for (const name of failed) console.log(`FAIL  ${name}`);
  return failed.length > 0 ? 1 : 0;
}

async function openCheckouts(
  { project, ref }: Request,
  cache: string,
  oldCommit: string,
): Promise<Record<Side, Checkout>> {
  const short = oldCommit.slice(0, 8);
  const oldName = oldCommit.startsWith(ref) ? short : `${ref} (${short})`;
  const checkouts = {
    old: await openOldCheckout(project, cache, oldCommit, oldName),
    new: await openNewCheckout(project, cache, await commitWorkingTree(project), 'working tree'),
  };
  await removeStaleCheckouts(project, cache);
  return checkouts;
}

/** The second signal ends the process at once. Returns a function that stops listening. */
function onSignals(stop: () => void): () => void {
  const names = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  let isStopping = false;
  const listener = () => {
    if (isStopping) process.exit(INTERRUPTED);
    isStopping = true;
    stop();
  };
  for (const name of names) process.on(name, listener);
  return () => {
    for (const name of names) process.off(name, listener);
  };
}
