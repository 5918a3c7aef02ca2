import Link from '@docusaurus/Link';
import { useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ApiDownload from '@theme/ApiDownload';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function Footer(): ReactNode {
  const { themeConfig } = useDocusaurusContext().siteConfig;
  const { git } = themeConfig.socialLinks as { git: string };
  const changelog = useLatestVersion(undefined).docs.find(({ id }) => id === 'api/changelog');
  return (
    <footer className={styles.footer}>
      <ul>
        <li>
          <ApiDownload folder="/api" />
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
