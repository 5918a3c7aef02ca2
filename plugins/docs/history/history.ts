import { execFile, spawn } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { nameBelow } from '../../shared/files';

const run = promisify(execFile);

export interface History {
  /** Reads new commits, if any. Never fails: without git, no file has a date. */
  refresh(): Promise<void>;
  /** Absent without history, or if the history is cut off before that commit. */
  lastCommit(file: string): Date | undefined;
}

interface Repository {
  root: string;
  head: string;
  /** The reflog of `HEAD`, which changes with it. */
  log: string;
  /** The last commits of a shallow clone: they seem to add every file. */
  cut: Set<string>;
}

/** Reads the history of some folders in one pass, once per checked out commit. */
export function createHistory(siteDir: string, folders: string[]): History {
  let root = '';
  let head: string | undefined;
  let log: string | undefined;
  let logged: number | undefined;
  let times = new Map<string, Date>();
  return {
    async refresh() {
      // Avoids a git process if nothing has happened.
      const changed = log === undefined ? undefined : await changeOf(log);
      if (changed !== undefined && changed === logged) return;
      logged = changed;
      try {
        const repository = await findRepository(siteDir);
        log = repository.log;
        if (repository.head === head) return;
        times = await readTimes(repository, folders);
        ({ root, head } = repository);
      } catch {
        head = undefined;
        times = new Map();
      }
    },
    lastCommit: (file) => times.get(nameBelow(file, root)),
  };
}

/** Throws if there is no git, no repository or no commit. */
async function findRepository(siteDir: string): Promise<Repository> {
  const args = ['rev-parse', '--show-cdup', '--git-path', 'shallow', '--git-path', 'logs/HEAD', 'HEAD'];
  const { stdout } = await run('git', args, { cwd: siteDir });
  const [up = '', shallowFile = '', logFile = '', head = ''] = stdout.split('\n');
  const cut = await readFile(resolve(siteDir, shallowFile), 'utf8').catch(() => '');
  const log = resolve(siteDir, logFile);
  return { root: resolve(siteDir, up), head, log, cut: new Set(cut.split('\n').filter(Boolean)) };
}

async function changeOf(file: string): Promise<number | undefined> {
  return (await stat(file).catch(() => undefined))?.mtimeMs;
}

/** Reads commits, newest first, until every file has been found. */
async function readTimes({ root, cut }: Repository, folders: string[]): Promise<Map<string, Date>> {
  const paths = folders.map((folder) => nameBelow(folder, root) || '.').filter((path) => !path.startsWith('../'));
  if (paths.length === 0) return new Map();
  const quiet = ['--no-pager', '-c', 'core.quotePath=false', '-c', 'log.showSignature=false'];
  const { stdout: tracked } = await run('git', [...quiet, 'ls-files', '--', ...paths], {
    cwd: root,
    maxBuffer: 2 ** 28,
  });
  const missing = new Set(tracked.split('\n').filter(Boolean));
  const times = new Map<string, Date>();
  const log = spawn('git', [...quiet, 'log', '--format=%x00%H %ct', '--name-only', '--no-renames', '--', ...paths], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let time: Date | undefined;
  try {
    for await (const line of createInterface({ input: log.stdout })) {
      if (line.startsWith('\0')) {
        const [commit = '', seconds] = line.slice(1).split(' ');
        time = cut.has(commit) ? undefined : new Date(Number(seconds) * 1000);
      } else if (missing.delete(line)) {
        if (time) times.set(line, time);
        if (missing.size === 0) break;
      }
    }
  } finally {
    log.kill();
  }
  return times;
}
