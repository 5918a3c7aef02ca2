import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import ApiErrorCode from '@theme/ApiErrorCode';
import type { ReactNode } from 'react';
import { pageInHash } from '../../../shared/browser/pageInHash';
import { useCopy } from '../../../shared/browser/useCopy';
import { type Recognised, viewOnCall } from '../../core/errors/recogniseError';

/** `shared`: the hash of this answer's address. */
export default function Answer({ found, shared }: { found: Recognised; shared: string }): ReactNode {
  const { error, call, isSuccess, otherCode, unknown } = found;
  if (isSuccess) return <p>{translate({ id: 'api.lookup.success', message: 'This reply is a success.' })}</p>;
  if (!error) {
    return (
      <p>
        {unknown === undefined
          ? translate({ id: 'api.lookup.none', message: 'There is no error code in this text.' })
          : translate(
              { id: 'api.lookup.unknown', message: 'The code {code} is not in the catalogue.' },
              { code: unknown },
            )}
      </p>
    );
  }
  const isListed = call && error.usedBy.some(({ href }) => href === call.href);
  return (
    <div className="api-lookup-answer">
      <div className="api-lookup-head">
        <Link to={`#${error.code}`}>
          <b>{error.code}</b> {error.title}
        </Link>
        <CopyLink shared={shared} />
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

function CopyLink({ shared }: { shared: string }): ReactNode {
  const [state, copy] = useCopy(() => new URL(pageInHash() + shared, location.href).href);
  return (
    <button type="button" onClick={copy}>
      {state === 'copied'
        ? translate({ id: 'api.copied', message: 'Copied' })
        : translate({ id: 'api.lookup.copy', message: 'Copy link to this answer' })}
    </button>
  );
}
