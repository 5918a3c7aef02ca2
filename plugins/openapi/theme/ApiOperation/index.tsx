import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import servers from '@generated/openapi/default/servers.json';
import Badges from '@theme/ApiOperation/Badges';
import { type Chosen, ChosenContext } from '@theme/ApiOperation/chosen';
import Endpoint from '@theme/ApiOperation/Endpoint';
import Errors from '@theme/ApiOperation/Errors';
import Examples from '@theme/ApiOperation/Examples';
import Extensions from '@theme/ApiOperation/Extensions';
import Messages from '@theme/ApiOperation/Messages';
import RuntimeText from '@theme/ApiOperation/RuntimeText';
import Samples from '@theme/ApiOperation/Samples';
import Trial from '@theme/ApiOperation/Trial';
import { TrialContext } from '@theme/ApiOperation/trialContext';
import Html from '@theme/ApiSchema/Html';
import Assumptions from '@theme/Assumed/Assumptions';
import { type ReactNode, useContext, useMemo, useState } from 'react';
import { useOwn } from '../../browser/useOwn';
import { withFailures } from '../../core/view/operation/withFailures';
import type { OperationView } from '../../core/view/types';

interface ApiOperationProps {
  data: OperationView;
  /** Parts of the description with headings. */
  children?: ReactNode;
}

export default function ApiOperation({ data, children }: ApiOperationProps): ReactNode {
  useBrokenLinks().collectAnchor(data.id);
  return (
    <ChosenExample>
      <Trial operation={data}>
        <div className="api-text">
          <Description operation={data}>{children}</Description>
          {data.callbacks && <Callbacks callbacks={data.callbacks} />}
          {data.extensions && <Extensions extensions={data.extensions} />}
          <p className="api-edit">
            <button type="button" data-copy="call">
              <Translate id="api.copyMarkdown">Copy this call as Markdown</Translate>
            </button>
            {data.editUrl && (
              <Link to={data.editUrl}>
                <Translate id="api.edit">Edit this call</Translate>
              </Link>
            )}
          </p>
        </div>
        <Side operation={data} />
      </Trial>
    </ChosenExample>
  );
}

/** Samples and results, or the console. */
function Side({ operation }: { operation: OperationView }): ReactNode {
  const { samples, choices, title } = operation;
  const { parts } = useContext(TrialContext);
  const ownServers = useOwn(servers) ?? [];
  const examples = withFailures(operation);
  if (parts) return <parts.Side />;
  if (samples.length === 0 && examples.length === 0) return null;
  return (
    <div className="api-side">
      {samples.length > 0 && (
        <Samples operation={operation} samples={samples} choices={choices} servers={operation.servers ?? ownServers} />
      )}
      {examples.length > 0 && <Examples examples={examples} of={title} />}
    </div>
  );
}

/** Synchronises the sample code, the examples of the request and those of the result. */
function ChosenExample({ children }: { children: ReactNode }): ReactNode {
  const [chosen, share] = useState<Chosen>();
  const value = useMemo(() => ({ chosen, share }), [chosen]);
  return <ChosenContext.Provider value={value}>{children}</ChosenContext.Provider>;
}

function Description({ operation, children }: { operation: OperationView; children?: ReactNode }): ReactNode {
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

function Callbacks({ callbacks }: { callbacks: OperationView[] }): ReactNode {
  return (
    <>
      <h3>
        <Translate id="api.callbacks">Callbacks</Translate>
      </h3>
      {callbacks.map((callback) => (
        <details key={callback.id} id={callback.id}>
          <summary>
            <span>
              {callback.title} <code>{callback.path}</code>
            </span>
          </summary>
          {callback.address && (
            <p className="api-note">
              <Translate id="api.callback.address">Sent to</Translate> <RuntimeText text={callback.address} />
            </p>
          )}
          <Description operation={callback} />
        </details>
      ))}
    </>
  );
}
