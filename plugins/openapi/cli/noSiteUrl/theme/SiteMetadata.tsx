import Head from '@docusaurus/Head';
import type { ReactNode } from 'react';

/** Replaces the classic theme's, which adds canonical and alternate links with the site URL. */
export default function SiteMetadata(): ReactNode {
  return (
    <Head>
      <meta name="twitter:card" content="summary" />
    </Head>
  );
}
