import { runCommand } from '../../shared/commandLine';
import { FAILURE, readArguments, USAGE } from './arguments';

void runCommand({
  script: 'flows',
  usage: USAGE,
  failure: FAILURE,
  exitCode: 2,
  read: readArguments,
  async run(request, cwd) {
    // Loaded late because it takes a second: invalid options are reported immediately.
    const { runFlows } = await import('./runFlows');
    await runFlows(request, cwd);
  },
});
