import { translate } from '@docusaurus/Translate';
import { useServer } from '@theme/ApiServer/useServer';
import Variables from '@theme/ApiServer/Variables';
import { type ReactNode, useLayoutEffect } from 'react';
import { loadValues } from '../../browser/loadValues';
import { inBrackets } from '../../browser/punctuation';
import type { ServerView } from '../../core/view/types';

export interface ServerPickerProps {
  servers: ServerView[];
  /** Receives the chosen address; `undefined` for the first server with its defaults. */
  onChoose?: (address: string | undefined) => void;
}

export default function Picker({ servers, onChoose }: ServerPickerProps): ReactNode {
  const { index, values, address, choose } = useServer(servers);
  useLayoutEffect(() => {
    onChoose?.(address);
    if (onChoose && address !== undefined) loadValues();
  }, [onChoose, address]);
  const server = servers[index] ?? servers[0];
  if (!server) return null;
  return (
    <fieldset className="api-server" aria-label={translate({ id: 'api.server', message: 'Server' })}>
      {servers.length > 1 && (
        <select
          aria-label={translate({ id: 'api.server', message: 'Server' })}
          value={servers.indexOf(server)}
          onChange={(event) => choose({ index: Number(event.target.value), values: {} })}
        >
          {servers.map(({ url, label }, position) => (
            <option key={position} value={position}>
              {label ? `${label}${inBrackets(url)}` : url}
            </option>
          ))}
        </select>
      )}
      <Variables variables={server.variables} values={values} onChange={(next) => choose({ index, values: next })} />
    </fieldset>
  );
}
