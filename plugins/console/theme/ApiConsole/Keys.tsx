import { translate } from '@docusaurus/Translate';
import Choice from '@theme/ApiCode/Choice';
import Fill from '@theme/ApiConsole/Fill';
import type { ReactNode } from 'react';
import { credentialLabel } from '../../browser/credentialLabel';
import { useBench } from '../../browser/useBench';

/** What no table lists: credentials in headers, and which of several ways to be let in. */
export default function Keys(): ReactNode {
  const { bench, state } = useBench();
  const { others } = bench.rows();
  const { security } = bench.operation;
  if (others.length === 0 && security.length < 2) return null;
  return (
    <div className="api-panel api-keys">
      {security.length > 1 && (
        <div className="api-panel-head">
          <Choice
            name={translate({ id: 'console.security', message: 'Authentication' })}
            labels={security.map(credentialLabel)}
            chosen={state.set}
            onChoose={bench.chooseSet}
          />
          <span />
        </div>
      )}
      {others.map((row, index) => {
        const { name, prefix = '' } = row.fields[0];
        return (
          <div key={`${state.set} ${index}`} className="api-key">
            <code>
              {name}
              {prefix && `: ${prefix.trim()}`}
            </code>
            <Fill row={row} />
          </div>
        );
      })}
    </div>
  );
}
