import Head from '@docusaurus/Head';
import { useBreadcrumbsStructuredData } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocBreadcrumbs/StructuredData';
import type { ReactNode } from 'react';

/** As in Docusaurus, but a title of a document that holds `</script>` stays text. */
export default function StructuredData({ breadcrumbs }: Props): ReactNode {
  const data = JSON.stringify(useBreadcrumbsStructuredData({ breadcrumbs }));
  return (
    <Head>
      <script type="application/ld+json">{data.replaceAll('<', '\\u003c')}</script>
    </Head>
  );
}
