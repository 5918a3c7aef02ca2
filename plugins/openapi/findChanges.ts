import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { type Problem, ProblemsError } from '../shared/problem';
import { compareModels } from './core/changes/compareModels';
import { formatChange } from './core/changes/formatChange';
import type { Change } from './core/changes/types';
import { announcesBreaking } from './core/changes/version';
import type { ApiModel } from './core/model/types';
import { readModel } from './readModel';

const run = promisify(execFile);

export interface ChangesRequest {
  siteDir: string;
  /** Relative to `siteDir`. */
  spec: string;
  /** Folder that references may reach into, relative to `siteDir`; default: that of the document. */
  root?: string;
  /** The old version: a file, relative to `siteDir`, or a Git ref. */
  against: string;
}

/** Compares a document with an older version. Breaking changes are problems unless the version announces them. */
export async function findChanges(request: ChangesRequest): Promise<{ changes: Change[]; problems: Problem[] }> {
  const { siteDir, spec, root } = request;
  const [before, after] = await Promise.all([readBefore(request), readModel(siteDir, spec, root)]);
  const changes = compareModels(before, after);
  const breaking = changes.filter(({ impact }) => impact === 'breaking');
  if (announcesBreaking(before.version, after.version)) return { changes, problems: [] };
  const hint = `The version was ${before.version} and is ${after.version}. Raise its major number, or keep the old form.`;
  const problems = breaking.map((change): Problem => {
    const message = `\`${change.subject}\`: ${formatChange(change)}.`;
    return { ...change.source, rule: 'breaking-change', severity: 'error', message, hint };
  });
  return { changes, problems };
}

async function readBefore({ siteDir, spec, root, against }: ChangesRequest): Promise<ApiModel> {
  if (existsSync(resolve(siteDir, against))) return readModel(siteDir, against);
  const git = (...args: string[]) => run('git', args, { cwd: siteDir });
  const commit = await git('rev-parse', '--verify', '--quiet', `${against}^{commit}`).catch(() => {
    const message = `\`${against}\` is neither a file nor a commit of this repository.`;
    throw new ProblemsError([{ file: spec, line: 1, column: 1, rule: 'no-old-version', severity: 'error', message }]);
  });
  const temporary = await mkdtemp(join(tmpdir(), 'changes-'));
  try {
    const folder = relative(siteDir, root === undefined ? dirname(resolve(siteDir, spec)) : resolve(siteDir, root));
    const archive = join(temporary, 'old.tar');
    const path = folder.split(sep).join('/') || '.';
    await git('archive', '--format=tar', '-o', archive, commit.stdout.trim(), '--', path);
    await run('tar', ['-xf', archive, '-C', temporary]);
    return await readModel(temporary, spec, root);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}
