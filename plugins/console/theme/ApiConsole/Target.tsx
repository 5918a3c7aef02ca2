import { translate } from '@docusaurus/Translate';
import Failure from '@theme/ApiConsole/Failure';
import Variables from '@theme/ApiServer/Variables';
import type { ReactNode } from 'react';
import { LITERAL } from '../../browser/inputAttributes';
import { targetName } from '../../browser/targetName';
import { addressOf, type Target as Chosen, isSandbox, PROXY, targetsOf } from '../../browser/targets';
import { useBench } from '../../browser/useBench';

const EXAMPLE = 'https://api.example.com/v1';

/** Where the request goes. */
export default function Target(): ReactNode {
  const { bench, state, shared } = useBench();
  const { desk } = bench;
  const servers = bench.view.servers ?? desk.servers;
  const targets = targetsOf(servers);
  const { target, address, port, variables, usesProxy, isAway } = shared;

  const chosen = targets.findIndex(({ kind, url }) => kind === target.kind && url === target.url);
  const server = target.kind === 'server' ? servers.find(({ url }) => url === target.url) : undefined;
  const choose = (next: Chosen | undefined) => {
    if (!next) return;
    desk.store.set({ target: next, known: undefined });
    bench.store.set({ asking: undefined });
    void bench.refresh();
  };
  return (
    <div className="api-target">
      <select
        aria-label={translate({ id: 'console.target', message: 'Send to' })}
        value={Math.max(0, chosen)}
        aria-disabled={state.isBusy}
        onChange={(event) => choose(targets[Number(event.target.value)])}
      >
        {targets.map((one, index) => (
          <option key={index} value={index}>
            {targetName(one)}
          </option>
        ))}
      </select>
      {target.kind === 'local' && (
        <label>
          <span>{translate({ id: 'console.port', message: 'Port' })}</span>
          <input
            value={port}
            inputMode="numeric"
            onChange={(event) => desk.store.set({ port: event.target.value.replace(/\D/g, '') })}
            onBlur={() => void bench.refresh()}
          />
        </label>
      )}
      {target.kind === 'local' && isAway && (
        <Failure failure={{ kind: 'local', message: '', address: addressOf(shared, servers) }} />
      )}
      {target.kind === 'other' && (
        <input
          {...LITERAL}
          aria-label={translate({ id: 'console.address', message: 'Address of the server' })}
          placeholder={EXAMPLE}
          inputMode="url"
          value={address}
          onChange={(event) => desk.store.set({ address: event.target.value })}
        />
      )}
      {server && (
        <Variables
          variables={server.variables}
          values={variables}
          onChange={(next) => desk.store.set({ variables: next })}
        />
      )}
      {PROXY && !isSandbox(target) && (
        <label className="api-check">
          <input
            type="checkbox"
            checked={usesProxy}
            onChange={(event) => desk.store.set({ usesProxy: event.target.checked })}
          />
          <span>
            {translate({ id: 'console.proxy', message: 'Through the proxy {proxy}' }, { proxy: new URL(PROXY).host })}
          </span>
        </label>
      )}
    </div>
  );
}
