import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import servers from '@generated/openapi/default/servers.json';
import Badges from '@theme/ApiOperation/Badges';
import { type Chosen, ChosenContext } from '@theme/ApiOperation/chosen';
import Endpoint from '@theme/ApiOperation/Endpoint';
import Errors from '@theme/ApiOperation/Errors';
import Examples from '@theme/ApiOperation/Examples';
import Messages from '@theme/ApiOperation/Messages';
import Samples from '@theme/ApiOperation/Samples';
import { TrialContext } from '@theme/ApiOperation/trialContext';
import Html from '@theme/ApiSchema/Html';
import Assumptions from '@theme/Assumed/Assumptions';
import { type ReactNode, useContext, useMemo, useState } from 'react';
import { useMedia } from '../../../shared/browser/useMedia';
import { useOwn } from '../../browser/useOwn';
import { withFailures } from '../../core/view/operation/withFailures';
import type { OperationView } from '../../core/view/types';

/** What a call does, takes, returns and refuses. `children`: parts of the description with headings. */
export function Description({ operation, children }: { operation: OperationView; children?: ReactNode }): ReactNode {
  const { html, assumed, deprecated, docs, errors } = operation;
  return (
    <>
      <Endpoint operation={operation} />
      <Html html={html} />
      {children}
      <Assumptions assumed={assumed} />
      {deprecated && (
        <div className="api-warning">
          <strong>{deprecated.since ?? <Translate id="api.operation.deprecated">Deprecated.</Translate>}</strong>{' '}
          {deprecated.sunset && (
            <>
              <Translate id="api.operation.sunset">Will be removed on</Translate> <b>{deprecated.sunset}</b>.{' '}
            </>
          )}
          <Html inline html={deprecated.html} />
        </div>
      )}
      {docs && (
        <p>
          <Link to={docs.href}>{docs.text}</Link>
        </p>
      )}
      <Badges operation={operation} />
      <Messages operation={operation} />
      {errors.length > 0 && <Errors id={operation.id} errors={errors} />}
    </>
  );
}

/** Samples and results, or the console; on paper the former, while the form waits to be used again. */
export function Side({ operation }: { operation: OperationView }): ReactNode {
  const { samples, choices, title } = operation;
  const { parts } = useContext(TrialContext);
  const isPrinted = useMedia('print', false);
  const ownServers = useOwn(servers) ?? [];
  const examples = withFailures(operation);
  const hasListings = samples.length + examples.length > 0;
  return (
    <>
      {parts && <parts.Side />}
      {hasListings && (!parts || isPrinted) && (
        <div className="api-side">
          {samples.length > 0 && (
            <Samples
              operation={operation}
              samples={samples}
              choices={choices}
              servers={operation.servers ?? ownServers}
            />
          )}
          {examples.length > 0 && <Examples examples={examples} of={title} />}
        </div>
      )}
    </>
  );
}

/** Synchronises the sample code, the examples of the request and those of the result. */
export function ChosenExample({ children }: { children: ReactNode }): ReactNode {
  const [chosen, share] = useState<Chosen>();
  const value = useMemo(() => ({ chosen, share }), [chosen]);
  return <ChosenContext.Provider value={value}>{children}</ChosenContext.Provider>;
}
