import { translate } from '@docusaurus/Translate';
import Early from '@theme/ApiConsole/World/Early';
import type { ReactNode } from 'react';
import { titleOf } from '../../../browser/pageTitles';
import { useWorld } from '../../../browser/useWorld';
import { isGood, type Logged } from '../../../core/timeline';

/** More of a result would hide the other calls. */
const MOST_SHOWN = 160;

/** A call as the sandbox has logged it, with its result if this tab has it. */
export default function LogEntry({ call }: { call: Logged }): ReactNode {
  const { bench, world } = useWorld();
  const { desk } = bench;
  const { api } = world;
  const { number, time, operation: id, code, reason, early, undone } = call;
  const operation = api?.operations.find((one) => one.id === id);
  const result = world.results[number];
  return (
    <>
      <time dateTime={new Date(time).toISOString()}>
        {new Date(time).toLocaleTimeString(document.documentElement.lang)}
      </time>
      <b className={api && isGood(call, api) ? 'api-ok' : 'api-bad'}>{String(code)}</b>
      <span className="api-row-facts">
        <span className={undone && 'is-undone'}>{operation ? titleOf(desk, operation) : id}</span>
        {undone && <small>{translate({ id: 'console.world.undone', message: 'undone' })}</small>}
        {result !== undefined && result !== null && <code>{JSON.stringify(result).slice(0, MOST_SHOWN)}</code>}
        {reason !== null && <small>{reason}</small>}
        {early && <Early since={early.since / 1000} least={early.least / 1000} />}
      </span>
    </>
  );
}
