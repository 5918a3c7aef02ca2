import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import LongName from '../../../shared/LongName';

interface EntityGroup {
  title: string;
  href: string;
  count: number;
  entities: Array<{ name: string; href: string }>;
}

export default function ApiEntityIndex({ data: { groups } }: { data: { groups: EntityGroup[] } }): ReactNode {
  return groups.map(({ title, href, count, entities }) => (
    <div key={href} className="api-index-group">
      <h2>
        <Link to={href}>{title}</Link> <small>{count}</small>
      </h2>
      <p className="api-names">
        {entities.map((entity) => (
          <Link key={entity.href} to={entity.href}>
            <LongName name={entity.name} />
          </Link>
        ))}
      </p>
    </div>
  ));
}
