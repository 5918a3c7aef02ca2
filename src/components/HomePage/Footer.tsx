import Link from '@docusaurus/Link';
import { useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function Footer(): ReactNode {
  const { themeConfig } = useDocusaurusContext().siteConfig;
  const { git } = themeConfig.socialLinks as { git: string };
  const changelog = useLatestVersion(undefined).docs.find(({ id }) => id === 'api/changelog');
  const spec = useBaseUrl('/api/openapi');
  return (
    <footer className={styles.footer}>
      <ul>
        <li>
          {translate({ id: 'home.footer.spec', message: 'OpenAPI document:' })}{' '}
          <a href={`${spec}.yaml`} download>
            YAML
          </a>{' '}
          <a href={`${spec}.json`} download>
            JSON
          </a>
        </li>
        {changelog && (
          <li>
            <Link to={changelog.path}>{translate({ id: 'home.footer.changelog', message: 'Changelog' })}</Link>
          </li>
        )}
        <li>
          <Link to={git}>{translate({ id: 'home.footer.repository', message: 'Repository' })}</Link>
        </li>
        <li>
          <Link to={`${git}/blob/main/LICENSE`}>
            {translate({ id: 'home.footer.licence', message: 'MIT licence' })}
          </Link>
        </li>
      </ul>
    </footer>
  );
}
