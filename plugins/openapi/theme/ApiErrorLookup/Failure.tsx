import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { useErrorSigns } from '../../browser/failures/errorSigns';
import { explainNetworkFailure } from '../../browser/failures/explainNetworkFailure';
import { explainStatus } from '../../browser/failures/explainStatus';
import { colon, comma } from '../../browser/punctuation';
import { REASONS } from '../../core/errors/findStatuses';
import type { Finding } from '../../core/errors/recogniseError';
import type { ErrorLookupView } from '../../core/view/types';

type Failing = Exclude<Finding, { kind: 'error' | 'success' | 'unknown' }>;

interface Props {
  finding: Failing;
  statuses: ErrorLookupView['statuses'];
  action: ReactNode;
}

/** What failed before the API could answer with a code. */
export default function Failure({ finding, statuses, action }: Props): ReactNode {
  const signs = useErrorSigns();
  const { title, explanation } = describe();
  return (
    <div className="api-lookup-answer">
      <div className="api-lookup-head">
        {title}
        {action}
      </div>
      <p className="api-note">
        {finding.kind === 'status' && finding.isUnsure
          ? translate({
              id: 'api.lookup.unsure',
              message: 'If it is the status of the HTTP response, not a code in it:',
            })
          : translate({ id: 'api.lookup.transport', message: 'Not a code of this API.' })}
      </p>
      <div className="api-text">{explanation}</div>
      {finding.kind === 'status' && <Related finding={finding} statuses={statuses} />}
    </div>
  );

  function describe(): { title: ReactNode; explanation: ReactNode } {
    if (finding.kind === 'sign') {
      const { id, texts } = finding.sign;
      const known = signs.find((sign) => sign.id === id);
      return { title: <Link to={`#${id}`}>{texts[0]}</Link>, explanation: known?.explanation };
    }
    if (finding.kind === 'network') {
      const { title, text } = explainNetworkFailure(finding.failure);
      return { title: <b>{title}</b>, explanation: <p>{text}</p> };
    }
    const name = `HTTP ${finding.status}`;
    const explanation = <p>{explainStatus(finding.status)}</p>;
    return {
      title: (
        <span>
          <b>{name}</b> {REASONS[finding.status]}
        </span>
      ),
      explanation,
    };
  }
}

interface RelatedProps {
  finding: Extract<Finding, { kind: 'status' }>;
  statuses: ErrorLookupView['statuses'];
}

/** What the catalogue and the page say about the status. */
function Related({ finding, statuses = [] }: RelatedProps): ReactNode {
  const { status, related } = finding;
  const links = [
    ...statuses.filter((one) => one.status === status).map(({ id }) => ({ to: id, text: `HTTP ${status}` })),
    ...related.map(({ code, title }) => ({ to: String(code), text: `${code} ${title}` })),
  ];
  if (links.length === 0) return null;
  return (
    <p className="api-note">
      {translate({ id: 'api.lookup.related', message: 'In this API' })}
      {colon()}
      {links.map(({ to, text }, index) => (
        <span key={to}>
          {index > 0 && comma()}
          <Link to={`#${to}`}>{text}</Link>
        </span>
      ))}
    </p>
  );
}
