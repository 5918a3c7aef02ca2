import { callersFolder } from '../../shared/commandLine';
import { formatProblems, ProblemsError } from '../../shared/problem';
import { readArguments, USAGE } from './arguments';
import type { RunningSandbox } from './runSandbox';

async function main(): Promise<void> {
  // The reader of the output may stop, like `head`.
  process.stdout.on('error', () => undefined);
  const request = readArguments(process.argv.slice(2), callersFolder('sandbox'));
  if (!request) return console.log(USAGE);
  // Loaded late because it takes a second: invalid options are reported immediately.
  const { runSandbox } = await import('./runSandbox');
  const running = await runSandbox(request, (line) => console.log(line));
  closeOnSignals(running);
  console.log(`${running.greeting}\nStop it with Ctrl-C.\n`);
}

/** A second signal ends the process immediately, without data loss. */
function closeOnSignals(running: RunningSandbox): void {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(name, () => {
      running.close().catch(report);
    });
  }
}

function report(error: unknown): void {
  process.exitCode = 1;
  if (error instanceof ProblemsError) console.error(formatProblems(error.problems));
  else console.error(error instanceof Error ? error.message : String(error));
}

main().catch(report);
