import Head from '@docusaurus/Head';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';

/** Leads readers and their programs to the feed of the changelog. */
export default function ApiFeed({ data: { href, title } }: { data: { href: string; title: string } }): ReactNode {
  const address = useBaseUrl(href);
  return (
    <p className="api-note api-feed">
      <Head>
        <link rel="alternate" type="application/atom+xml" title={title} href={address} />
      </Head>
      <a href={address} type="application/atom+xml">
        <Translate id="api.feed">Follow new versions in a feed reader (Atom)</Translate>
      </a>
    </p>
  );
}
