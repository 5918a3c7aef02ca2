import BrowserOnly from '@docusaurus/BrowserOnly';
import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import type { DemoProps } from '@theme/Demo';
import Live from '@theme/Demo/Live';
import LayoutProvider from '@theme/Layout/Provider';
import type { ReactNode } from 'react';
import './page.css';

/** A demo alone. The served page is empty: the demo runs in the browser only. */
export default function DemoPage({ data, source }: DemoProps): ReactNode {
  const { title, description, background } = data;
  return (
    <LayoutProvider>
      <PageMetadata title={title} description={description} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="demo-page" style={{ background }}>
        <BrowserOnly>{() => <Live load={source.load} />}</BrowserOnly>
      </main>
    </LayoutProvider>
  );
}
