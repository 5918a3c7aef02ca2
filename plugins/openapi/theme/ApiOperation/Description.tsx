import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Badges from '@theme/ApiOperation/Badges';
import Endpoint from '@theme/ApiOperation/Endpoint';
import Errors from '@theme/ApiOperation/Errors';
import Messages from '@theme/ApiOperation/Messages';
import Html from '@theme/ApiSchema/Html';
import Assumptions from '@theme/Assumed/Assumptions';
import type { ReactNode } from 'react';
import type { OperationView } from '../../core/view/types';

/** What a call does, takes, returns and refuses. `children`: parts of the description with headings. */
export default function Description({
  operation,
  children,
}: {
  operation: OperationView;
  children?: ReactNode;
}): ReactNode {
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
