import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Translate, { translate } from '@docusaurus/Translate';
import Original from '@theme-init/DocItem/Paginator';
import type { ReactNode } from 'react';
import { useIsOurPage } from '../../../browser/useIsOurPage';

export default function DocItemPaginator(): ReactNode {
  const { previous, next } = useDoc().metadata;
  if (!useIsOurPage()) return <Original />;
  if (!previous && !next) return null;
  return (
    <nav
      className="page-neighbours"
      aria-label={translate({ id: 'theme.docs.paginator.navAriaLabel', message: 'Docs pages' })}
    >
      {previous && (
        <Link to={previous.permalink} rel="prev">
          <small>
            <Translate id="theme.docs.paginator.previous">PREV</Translate>
          </small>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link to={next.permalink} rel="next">
          <small>
            <Translate id="theme.docs.paginator.next">NEXT</Translate>
          </small>
          {next.title}
        </Link>
      )}
    </nav>
  );
}
