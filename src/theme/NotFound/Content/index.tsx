import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/NotFound/Content';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useNearestPages } from '../../../components/NotFound/useNearestPages';
import { wordsOf } from '../../../components/NotFound/wordsOf';

/** A page that is not there: search, the nearest pages, and a way home. */
export default function NotFoundContent({ className }: Props): ReactNode {
  const base = useBaseUrl('/');
  const pages = useNearestPages(base);
  const isBrowser = useIsBrowser();
  const title = translate({ id: 'notFound.title', message: 'PAGE NOT FOUND' });
  const search = translate({ id: 'notFound.search', message: 'Search' });
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <h1>{title}</h1>
      <p>
        {translate({
          id: 'notFound.text',
          message: 'The address may be mistyped, or the page may have moved.',
        })}
      </p>
      <form action={`${base}search`} className="not-found-search">
        <input
          key={String(isBrowser)}
          type="search"
          name="q"
          aria-label={search}
          defaultValue={isBrowser ? wordsOf(window.location.pathname) : ''}
        />
        <button type="submit">{search}</button>
      </form>
      {pages.length > 0 && (
        <>
          <h2>{translate({ id: 'notFound.nearest', message: 'Did you mean one of these pages?' })}</h2>
          <ul>
            {pages.map(({ href, title: name, area }) => (
              <li key={href}>
                <a href={href}>{name}</a>
                {area && area !== name && <small>{area}</small>}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Link to="/">{translate({ id: 'notFound.back', message: 'Back to homepage' })}</Link>
      </p>
    </main>
  );
}
