import { runCommand } from '../../shared/commandLine';
import { readArguments, USAGE } from './arguments';
import type { RunningSandbox } from './serveSandbox';

void runCommand({
  script: 'sandbox',
  usage: USAGE,
  failure: 'The sandbox could not run',
  read: (argv, cwd) => readArguments(argv, cwd, process.cwd()),
  async run(request) {
    // Loaded late because it takes a second: invalid options are reported immediately.
    const { runSandbox } = await import('./runSandbox');
    const running = await runSandbox(request, createPrinter());
    closeOnSignals(running);
    console.log(`${running.greeting}\nStop it with Ctrl-C.\n`);
  },
});

/** Prints the lines of a turn of the event loop at once: calls would wait for each. */
function createPrinter(): (line: string) => void {
  let lines: string[] = [];
  return (line) => {
    lines.push(line);
    if (lines.length > 1) return;
    setImmediate(() => {
      console.log(lines.join('\n'));
      lines = [];
    });
  };
}

/** A second signal ends the process immediately, without data loss. */
function closeOnSignals(running: RunningSandbox): void {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(name, () => {
      running.close().catch((error: unknown) => {
        process.exitCode = 1;
        console.error(error);
      });
    });
  }
}
