import { translate } from '@docusaurus/Translate';
import FailureReason from '@theme/ApiConsole/FailureReason';
import Variables from '@theme/ApiServer/Variables';
import { type ReactNode, useId, useSyncExternalStore } from 'react';
import type { Desk } from '../../browser/desk';
import { LITERAL } from '../../browser/inputAttributes';
import { targetName } from '../../browser/targetName';
import {
  addressOf,
  faultOf,
  isSameTarget,
  isSandbox,
  PROXY,
  type ServerOfDocument,
  type Target,
  targetsOf,
} from '../../browser/targets';

const EXAMPLE = 'https://api.example.com/v1';

interface PickerProps {
  desk: Desk;
  /** Of the call, or of the document. */
  servers: ServerOfDocument[];
  isBusy: boolean;
  /** After another target was chosen. */
  onChoose?: () => void;
  /** The sandbox on this machine may be another one. */
  onPort?: () => void;
}

/** Chooses where requests go. */
export default function TargetPicker({ desk, servers, isBusy, onChoose, onPort }: PickerProps): ReactNode {
  const { store } = desk;
  const shared = useSyncExternalStore(store.subscribe, store.get, store.get);
  const id = useId();
  const { target, address, port, variables, usesProxy, isAway } = shared;
  const offered = targetsOf(servers);
  const isOffered = offered.some((one) => isSameTarget(one, target));
  // A call with servers of its own may have been sent there before.
  const targets = isOffered ? offered : [target, ...offered];
  // Nobody has typed anything wrong before they typed.
  const fault = target.kind === 'other' && address === '' ? undefined : faultOf(shared, desk);
  const choose = (next: Target | undefined) => {
    if (!next || isBusy) return;
    store.set({ target: next, known: undefined });
    onChoose?.();
  };
  return (
    <div className="api-target">
      <select
        aria-label={translate({ id: 'console.target', message: 'Send to' })}
        value={targets.findIndex((one) => isSameTarget(one, target))}
        aria-disabled={isBusy}
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
            readOnly={isBusy}
            aria-invalid={fault !== undefined}
            aria-describedby={id}
            onChange={(event) => store.set({ port: event.target.value.replace(/\D/g, '') })}
            onBlur={() => onPort?.()}
          />
        </label>
      )}
      {target.kind === 'local' && isAway && fault === undefined && (
        <div className="api-failure">
          <FailureReason failure={{ kind: 'local', message: '', address: addressOf(shared) }} />
        </div>
      )}
      {target.kind === 'other' && (
        <input
          {...LITERAL}
          aria-label={translate({ id: 'console.address', message: 'Address of the server' })}
          placeholder={EXAMPLE}
          inputMode="url"
          readOnly={isBusy}
          aria-invalid={fault !== undefined}
          aria-describedby={id}
          value={address}
          onChange={(event) => store.set({ address: event.target.value })}
        />
      )}
      {target.server && (
        <Variables
          variables={target.server.variables}
          values={variables}
          onChange={(next) => store.set({ variables: next })}
        />
      )}
      <div id={id} className="api-why" aria-live="polite">
        {fault}
      </div>
      {PROXY && !isSandbox(target) && (
        <label className="api-check">
          <input
            type="checkbox"
            checked={usesProxy}
            onChange={(event) => store.set({ usesProxy: event.target.checked })}
          />
          <span>
            {translate({ id: 'console.proxy', message: 'Through the proxy {proxy}' }, { proxy: new URL(PROXY).host })}
          </span>
        </label>
      )}
    </div>
  );
}
