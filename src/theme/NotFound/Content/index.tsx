import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/NotFound/Content';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** What stands at an address where no page is. */
export default function NotFoundContent({ className }: Props): ReactNode {
  const title = translate({ id: 'notFound.title', message: 'PAGE NOT FOUND' });
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <PageMetadata title={title} />
      <h1>{title}</h1>
      <p>
        <Translate id="notFound.text">The address may be mistyped, or the page may have moved.</Translate>
      </p>
      <p>
        <Link to="/">
          <Translate id="notFound.back">Back to homepage</Translate>
        </Link>
      </p>
    </main>
  );
}
