import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';

export default function ApiPartOf({ data: { title, href } }: { data: { title: string; href: string } }): ReactNode {
  return (
    <p className="api-intro">
      <Translate id="api.partOf.page" values={{ page: <Link to={href}>{title}</Link> }}>
        {'Part of {page}'}
      </Translate>
    </p>
  );
}
