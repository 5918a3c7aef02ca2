import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { credentialName } from '../../browser/credentialName';
import { inBrackets } from '../../browser/punctuation';
import type { SecurityView } from '../../core/view/types';

/** The credentials of a call: alternatives of one or more schemes. An empty alternative is shown by `Badges`. */
export default function Security({ security: { sets } }: { security: SecurityView }): ReactNode {
  return sets
    .filter((set) => set.length > 0)
    .map((set, index) => (
      <span key={index}>
        {index === 0
          ? translate({ id: 'api.security.with', message: ': ' })
          : ` ${translate({ id: 'api.security.or', message: 'or' })} `}
        {set.map((scheme, position) => {
          const { label, shared, href, scopes } = scheme;
          const title = `${credentialName(scheme)}${shared ? inBrackets(label) : ''}`;
          return (
            <span key={label}>
              {position > 0 && ' + '}
              {href ? <Link to={href}>{title}</Link> : title}
              {scopes.length > 0 && <code className="api-scopes">{scopes.join(' ')}</code>}
            </span>
          );
        })}
      </span>
    ));
}
