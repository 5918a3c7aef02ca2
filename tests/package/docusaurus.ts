import { fork } from 'node:child_process';
import { join } from 'node:path';

/** A process that runs commands of Docusaurus: to start one takes longer than to build a small site. */
export interface Docusaurus {
  /** Returns what is printed. */
  run(site: string, ...args: string[]): Promise<string>;
  end(): void;
}

/** `folder`: has the modules of all sites. Without a cache of the bundler, which only a second build would read. */
export function startDocusaurus(folder: string): Docusaurus {
  const env = { ...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' };
  const child = fork(join(__dirname, 'runDocusaurus.cjs'), { cwd: folder, env, execArgv: [] });
  return {
    run: (site, ...args) =>
      new Promise((done, fail) => {
        const leave = (code: number | null) => fail(new Error(`Docusaurus has ended (${code}).`));
        child.once('exit', leave);
        child.once('message', ({ printed, failed }: { printed: string; failed: boolean }) => {
          child.off('exit', leave);
          if (failed) fail(new Error(printed));
          else done(printed);
        });
        child.send({ site, args });
      }),
    end: () => void child.kill(),
  };
}
