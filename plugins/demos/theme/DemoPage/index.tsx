import BrowserOnly from '@docusaurus/BrowserOnly';
import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
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

/** A demo alone. The served page is empty: the demo runs in the browser only. */
export default function DemoPage({ demos, match }: DemoPageProps): ReactNode {
  const demo = demos[match.path.split('/').findLast(Boolean) ?? ''];
  if (!demo) return null;
  const { title, description, background, compact, load } = demo;
  return (
    <LayoutProvider>
      <PageMetadata title={title} description={description} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="previewer-page" data-compact={compact || undefined} style={{ background }}>
        <BrowserOnly>{() => <Live load={load} />}</BrowserOnly>
      </main>
    </LayoutProvider>
  );
}
