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
import Html from '@theme/ApiSchema/Html';
import Assumptions from '@theme/Assumed/Assumptions';
import { type ReactNode, useMemo, useState } from 'react';
import { useOwn } from '../../browser/useOwn';
import type { OperationView } from '../../core/view/types';
import { withFailures } from '../../core/view/withFailures';

interface ApiOperationProps {
  data: OperationView;
  /** Parts of the description with headings. */
  children?: ReactNode;
}

export default function ApiOperation({ data, children }: ApiOperationProps): ReactNode {
  useBrokenLinks().collectAnchor(data.id);
  const { samples } = data;
  const examples = withFailures(data);
  const ownServers = useOwn(servers) ?? [];
  return (
    <ChosenExample>
      <div className="api-text">
        <Description operation={data}>{children}</Description>
        {data.callbacks && <Callbacks callbacks={data.callbacks} />}
        {data.extensions && <Extensions extensions={data.extensions} />}
        {data.editUrl && (
          <p className="api-edit">
            <Link to={data.editUrl}>
              <Translate id="api.edit">Edit this call</Translate>
            </Link>
          </p>
        )}
      </div>
      {(samples.length > 0 || examples.length > 0) && (
        <div className="api-side">
          {samples.length > 0 && (
            <Samples operation={data} samples={samples} choices={data.choices} servers={data.servers ?? ownServers} />
          )}
          {examples.length > 0 && <Examples examples={examples} of={data.title} />}
        </div>
      )}
    </ChosenExample>
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
      <Html html={html} />
      {children}
      <Assumptions assumed={assumed} />
      {deprecated && (
        <div className="api-warning">
          <strong>{deprecated.since ?? <Translate id="api.operation.deprecated">Deprecated.</Translate>}</strong>{' '}
          {deprecated.sunset && (
            <>
              <Translate id="api.operation.sunset">Goes away on</Translate> <b>{deprecated.sunset}</b>.{' '}
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
      <Endpoint operation={operation} />
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
