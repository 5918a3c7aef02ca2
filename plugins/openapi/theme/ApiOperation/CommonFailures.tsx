import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import Html from '@theme/ApiSchema/Html';
import { Fragment, type ReactNode } from 'react';
import { colon, comma } from '../../browser/punctuation';
import type { OperationView } from '../../core/view/types';

export default function CommonFailures({
  failures,
}: {
  failures: NonNullable<OperationView['commonFailures']>;
}): ReactNode {
  return (
    <p className="api-note api-common">
      {translate({ id: 'api.failures.common', message: 'Same for most calls' })}
      {colon()}
      {failures.map(({ status, href, html }, index) => (
        <Fragment key={status}>
          {index > 0 && comma()}
          {href ? <Link to={href}>{codeOf(status)}</Link> : codeOf(status)}
          {html && ' '}
          <Html inline html={html} />
        </Fragment>
      ))}
    </p>
  );
}

function codeOf(status: string): ReactNode {
  return <code>{status}</code>;
}
