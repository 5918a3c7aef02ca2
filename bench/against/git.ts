import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs git without hooks, and returns what it prints. Throws with what it says of a failure. */
export async function git(folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  try {
    const options = { cwd: folder, env: { ...withoutGit(process.env), ...env }, maxBuffer: 1e8 };
    const { stdout } = await run('git', ['-c', 'core.hooksPath=/dev/null', ...args], options);
    return stdout.trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      throw new Error('A comparison needs git, which is not installed.', { cause: error });
    }
    throw new Error(`git ${args[0]} failed: ${(error as { stderr?: string }).stderr?.trim()}`, { cause: error });
  }
}

/** Resolves a name of a commit. Throws if there is none. */
export async function findCommit(project: string, ref: string): Promise<string> {
  await git(project, ['rev-parse', '--git-dir']).catch((error: unknown) => {
    throw new Error(`${project} is not a checkout of git, so there is no version to compare with.`, { cause: error });
  });
  return git(project, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]).catch(
    (error: unknown) => {
      const hint = 'Name a branch, a tag or a commit; a shallow clone has no older ones.';
      throw new Error(`\`${ref}\` is not a commit of this repository. ${hint}`, { cause: error });
    },
  );
}

/** A hook of git names its own repository there. */
function withoutGit(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('GIT_')));
}
