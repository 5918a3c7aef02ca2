import BrowserOnly from '@docusaurus/BrowserOnly';
import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Live, { type DemoComponent } from '@theme/Demo/Live';
import LayoutProvider from '@theme/Layout/Provider';
import type { ReactNode } from 'react';
import type { DemoPageData } from '../../core/types';
import './page.css';

export interface DemoPageProps {
  /** By id: the last part of the address. */
  demos: Record<string, DemoPageData<DemoComponent>>;
  match: { path: string };
}

/** A demo alone. It runs in the browser only: without scripts, the page says what it is, and where more is said about it. */
export default function DemoPage({ demos, match }: DemoPageProps): ReactNode {
  const demo = demos[match.path.split('/').findLast(Boolean) ?? ''];
  const home = useBaseUrl(demo?.shownOn ?? '/');
  if (!demo) return null;
  const { title, description, background, compact, load } = demo;
  return (
    <LayoutProvider>
      <PageMetadata title={title} description={description} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <BrowserOnly>
        {() =>
          title !== undefined && (
            <header className="previewer-heading">
              <h1>{title}</h1>
            </header>
          )
        }
      </BrowserOnly>
      <main className="previewer-page" data-compact={compact || undefined} style={{ background }}>
        <BrowserOnly>{() => <Live load={load} />}</BrowserOnly>
        <noscript>
          {title !== undefined && <h1>{title}</h1>}
          {description && <p>{description}</p>}
          <p>
            {translate({ id: 'demo.noScript', message: 'This demo needs JavaScript.' })}{' '}
            <a href={home}>{translate({ id: 'demo.shownOn', message: 'Read about it in the documentation' })}</a>
          </p>
        </noscript>
      </main>
    </LayoutProvider>
  );
}
