import Link from '@docusaurus/Link';
import CallCount from '@theme/OperationList/CallCount';
import type { ReactNode } from 'react';
import LongName from '../../../shared/LongName';
import type { OperationIndexPage, OperationRow } from '../../core/view/types';

export default function OperationList({ data: { groups } }: { data: { groups: OperationIndexPage[] } }): ReactNode {
  if (groups.length === 1 && groups[0]) return <Rows operations={groups[0].operations} />;
  const counted = groups.every(({ operations, count }) => operations.length === 0 && count !== undefined);
  return counted ? (
    <ul className="api-index">
      {groups.map(({ title, href, count = 0 }, index) => (
        <li key={index}>
          <Link to={href}>{title}</Link> <CallCount count={count} />
        </li>
      ))}
    </ul>
  ) : (
    groups.map(({ title, href, operations }, index) => (
      <div key={index} className="api-index-group">
        <h3>
          <Link to={href}>{title}</Link>
        </h3>
        <Rows operations={operations} />
      </div>
    ))
  );
}

function Rows({ operations }: { operations: OperationRow[] }): ReactNode {
  return (
    <ul className="api-index">
      {operations.map(({ href, title, method, path, deprecated }) => {
        // An unnamed call is titled by method and path; do not repeat them.
        const isNameless = title === `${method} ${path}`;
        const name = isNameless ? <LongName name={path} /> : title;
        return (
          <li key={href}>
            <span className={`api-method api-${method.toLowerCase()}`}>{method}</span>
            <Link to={href}>{deprecated ? <s>{name}</s> : name}</Link>
            {!isNameless && (
              <code>
                <LongName name={path} />
              </code>
            )}
          </li>
        );
      })}
    </ul>
  );
}
