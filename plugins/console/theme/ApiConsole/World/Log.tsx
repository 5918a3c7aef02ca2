import { translate } from '@docusaurus/Translate';
import LogEntry from '@theme/ApiConsole/World/LogEntry';
import type { ReactNode } from 'react';
import type { WorldView } from '../../../../sandbox';
import { useWorld } from '../../../browser/useWorld';
import { isSameCaller } from '../../../core/timeline';

/** All calls that the sandbox has answered, of any tab, newest first. */
export default function Log({ log }: { log: WorldView['log'] }): ReactNode {
  const { world } = useWorld();
  const title = translate({ id: 'console.world.log', message: 'Log of the sandbox' });
  const nameOf = (caller: unknown) =>
    caller === null ? '' : world.view?.players.find((player) => isSameCaller(player.caller, caller))?.name;
  return (
    <details className="api-list">
      <summary>
        {title} <small>{log.length}</small>
      </summary>
      <ol className="api-log" tabIndex={0} aria-label={title}>
        {log.toReversed().map((call) => (
          <li key={call.number}>
            <LogEntry call={call} />
            <small>{nameOf(call.caller)}</small>
          </li>
        ))}
      </ol>
    </details>
  );
}
