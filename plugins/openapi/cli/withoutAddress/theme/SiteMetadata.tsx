import Head from '@docusaurus/Head';
import type { ReactNode } from 'react';

/** In place of the classic theme's, which makes canonical and alternate links out of an address that the site may not have. */
export default function SiteMetadata(): ReactNode {
  return (
    <Head>
      <meta name="twitter:card" content="summary" />
    </Head>
  );
}
