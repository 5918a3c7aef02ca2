import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import ApiErrorCode from '@theme/ApiErrorCode';
import Failure from '@theme/ApiErrorLookup/Failure';
import type { ReactNode } from 'react';
import { type Finding, viewOnCall } from '../../core/errors/recogniseError';
import type { ErrorLookupView } from '../../core/view/types';

interface Props {
  finding: Finding;
  statuses: ErrorLookupView['statuses'];
  /** Shown beside the title. */
  action: ReactNode;
}

export default function Answer({ finding, statuses, action }: Props): ReactNode {
  if (finding.kind === 'success') {
    return <p>{translate({ id: 'api.lookup.success', message: 'This reply is a success.' })}</p>;
  }
  if (finding.kind === 'unknown') {
    const { code } = finding;
    return (
      <p>{translate({ id: 'api.lookup.unknown', message: 'The code {code} is not in the catalogue.' }, { code })}</p>
    );
  }
  if (finding.kind !== 'error') return <Failure {...{ finding, statuses, action }} />;
  const { error, otherCode, call } = finding;
  const isListed = call && error.usedBy.some(({ href }) => href === call.href);
  return (
    <div className="api-lookup-answer">
      <div className="api-lookup-head">
        <Link to={`#${error.code}`}>
          <b>{error.code}</b> {error.title}
        </Link>
        {action}
      </div>
      {otherCode !== undefined && (
        <p className="api-note">
          {translate(
            { id: 'api.lookup.other', message: '{other} is a sign of the error {code}.' },
            { other: otherCode, code: error.code },
          )}
        </p>
      )}
      {call && (
        <p className="api-note">
          <span className={`api-method api-${call.method.toLowerCase()}`}>{call.method}</span>{' '}
          <Link to={call.href}>{call.title}</Link>
          {!isListed && (
            <> {translate({ id: 'api.lookup.unlisted', message: '(This call does not list the code.)' })}</>
          )}
        </p>
      )}
      <ApiErrorCode data={viewOnCall(error, call)} />
    </div>
  );
}
