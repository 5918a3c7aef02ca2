import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Original from '@theme-original/DocItem/Metadata';
import type { ReactNode } from 'react';

/** Those of `static/img/social`, drawn by `npm run social`. Other pages have the image of the site. */
const SECTIONS = ['guide', 'api', 'server', 'public'];

/** Links to a page are shown with the image of its section, unless its front matter names one. */
export default function DocItemMetadata(): ReactNode {
  const { permalink } = useDoc().metadata;
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const [section = ''] = permalink.slice(baseUrl.length).split('/');
  return (
    <>
      {SECTIONS.includes(section) && <PageMetadata image={`img/social/${section}.png`} />}
      <Original />
    </>
  );
}
