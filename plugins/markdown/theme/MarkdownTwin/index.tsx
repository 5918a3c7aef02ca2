import Head from '@docusaurus/Head';
import type { ReactNode } from 'react';
import { useTwin } from '../../../shared/browser/useTwin';

/** Tells tools where the page is in Markdown. Pages that say so get a twin. */
export default function MarkdownTwin({ page }: { page: Parameters<typeof useTwin>[0] }): ReactNode {
  const twin = useTwin(page);
  return (
    twin !== undefined && (
      <Head>
        <link rel="alternate" type="text/markdown" href={twin} />
      </Head>
    )
  );
}
