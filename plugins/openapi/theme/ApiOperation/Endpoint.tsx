import { translate } from '@docusaurus/Translate';
import CopyButton from '@theme/ApiCode/CopyButton';
import Actions from '@theme/ApiOperation/Actions';
import Server from '@theme/ApiOperation/Server';
import { Fragment, type ReactNode } from 'react';
import LongName from '../../../shared/LongName';
import { comma } from '../../browser/punctuation';
import type { OperationView } from '../../core/view/types';

/** Longer paths would fill a phone if they stayed in sight. */
const LONG = 60;

export default function Endpoint({ operation }: { operation: OperationView }): ReactNode {
  const { id, method, path, kind, samples, servers } = operation;
  return (
    <>
      <div className={`api-endpoint${path.length > LONG ? ' api-endpoint-long' : ''}`}>
        <span className={`api-method api-${method.toLowerCase()}`}>{method}</span>
        <span className="api-path">
          {path
            .split(/(\{[^}]*\})/)
            .map((part, index) =>
              part.startsWith('{') ? <b key={index}>{part}</b> : <LongName key={index} name={part} />,
            )}
        </span>
        {samples.length > 0 && (
          <a
            className="api-to-sample"
            href={`#${id}-sample`}
            aria-label={translate({ id: 'api.toSample', message: 'Sample' })}
          />
        )}
        {kind === 'operation' && <CopyButton text={path} name={path} />}
        {kind === 'operation' && <Actions operation={operation} />}
      </div>
      {kind === 'webhook' && (
        <p className="api-note">
          {translate({ id: 'api.webhook', message: 'A webhook: the API sends this request to your server.' })}
        </p>
      )}
      {servers && servers.length > 0 && (
        <div className="api-note">
          {translate({ id: 'api.servers.own', message: 'This call has its own address:' })}{' '}
          {servers.map((server, index) => (
            <Fragment key={index}>
              {index > 0 && comma()}
              <Server server={server} />
            </Fragment>
          ))}
        </div>
      )}
    </>
  );
}
