import { translate } from '@docusaurus/Translate';
import Choice from '@theme/ApiCode/Choice';
import Fill from '@theme/ApiConsole/Fill';
import { lazy, type ReactNode, Suspense } from 'react';
import { credentialLabel } from '../../browser/credentialLabel';
import { isSandbox } from '../../browser/targets';
import { useBench } from '../../browser/useBench';
import type { Field } from '../../core/field';
import { schemeOf } from '../../core/signIn/ways';

const SignIn = lazy(() => import('@theme/ApiConsole/SignIn'));

/** What no table lists: credentials in headers, and which of several ways to be let in. */
export default function Keys(): ReactNode {
  const { bench, state } = useBench();
  const { others } = bench.rows();
  const { sets = [] } = bench.view.security ?? {};
  if (others.length === 0 && sets.length < 2) return null;
  return (
    <div className="api-panel api-keys">
      {sets.length > 1 && (
        <div className="api-panel-head">
          <Choice
            name={translate({ id: 'console.security', message: 'Authentication' })}
            labels={sets.map(credentialLabel)}
            chosen={state.set}
            onChoose={bench.chooseSet}
          />
          <span />
        </div>
      )}
      {others.map((row, index) => {
        const [field] = row.fields;
        const { name, prefix = '' } = field;
        return (
          <div key={`${state.set} ${index}`} className="api-key">
            <code>
              {name}
              {prefix && `: ${prefix.trim()}`}
            </code>
            <Fill row={row} />
            {field.isKey && <Provider field={field} />}
          </div>
        );
      })}
    </div>
  );
}

/** Where a provider gives tokens for a server. Sandboxes take any. */
function Provider({ field }: { field: Field }): ReactNode {
  const { bench, state, shared } = useBench();
  const scheme = schemeOf(bench.view.security?.sets[state.set] ?? [], field);
  if (isSandbox(shared.target) || !scheme || !/^(oauth2|openIdConnect)$/.test(scheme.kind)) return null;
  return (
    <Suspense>
      <SignIn scheme={scheme} field={field} />
    </Suspense>
  );
}
