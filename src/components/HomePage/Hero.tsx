import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** `children`: what it runs on, and the first call. */
export default function Hero({ children }: { children: ReactNode }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <section className={styles.hero}>
      <div>
        <h1>{siteConfig.title}</h1>
        <p className={styles.intro}>
          <Translate id="home.intro">
            The backend for your mini-game: players, invites, archives and rankings, over plain HTTP.
          </Translate>
        </p>
        <p className={styles.actions}>
          <Link to="/guide/start#first-call">
            <Translate id="home.start">Make the first call</Translate>
          </Link>
          <Link to="/api">
            <Translate id="home.browse">Browse the API</Translate>
          </Link>
        </p>
      </div>
      {children}
    </section>
  );
}
