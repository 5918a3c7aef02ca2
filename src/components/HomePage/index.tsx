import operations from '@api-data/_operations.json';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CallCount from '@theme/OperationList/CallCount';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The start page. `children`: the first calls. */
export default function HomePage({ children }: { children: ReactNode }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <>
      <section className={styles.hero}>
        <div>
          <h1>{siteConfig.title}</h1>
          <p className={styles.intro}>
            <Translate id="home.intro">
              The backend for your mini-game: players, invites, archives and rankings, over plain HTTP.
            </Translate>
          </p>
          <p className={styles.actions}>
            <Link to="/guide/start">
              <Translate id="home.start">Make the first call</Translate>
            </Link>
            <Link to="/api">
              <Translate id="home.browse">Browse the API</Translate>
            </Link>
          </p>
        </div>
        {children}
      </section>
      <Ways />
      <Everything />
    </>
  );
}

function Ways(): ReactNode {
  return (
    <section>
      <ul className={styles.ways}>
        <li>
          <h2>
            <Translate id="home.client.title">From the game</Translate>
          </h2>
          <p>
            <Translate id="home.client.text">
              Three platforms, one session key. Exchange the platform's login code for it, and make almost every call
              with it.
            </Translate>
          </p>
          <Link to="/guide">
            <Translate id="home.client.link">Game client guide</Translate>
          </Link>
        </li>
        <li>
          <h2>
            <Translate id="home.server.title">From your server</Translate>
          </h2>
          <p>
            <Translate id="home.server.text">
              Verify a player's session, or get an access token with game id and secret. Keep the secret out of the
              game.
            </Translate>
          </p>
          <Link to="/server">
            <Translate id="home.server.link">Server guide</Translate>
          </Link>
        </li>
        <li>
          <h2>
            <Translate id="home.public.title">Without a key</Translate>
          </h2>
          <p>
            <Translate id="home.public.text">
              Server time, and the region of an IP address or a coordinate. No login, no key.
            </Translate>
          </p>
          <Link to="/public">
            <Translate id="home.public.link">Open APIs</Translate>
          </Link>
        </li>
      </ul>
    </section>
  );
}

function Everything(): ReactNode {
  const count = operations.reduce((sum, page) => sum + page.operations.length, 0);
  return (
    <section className={styles.all}>
      <h2>
        <Translate id="home.all.title">Everything it does</Translate>
      </h2>
      <p>
        <Translate id="home.all.text" values={{ count }}>
          {'{count} calls, each with its parameters, results, errors and code for your engine.'}
        </Translate>
      </p>
      <ul>
        {operations.map(({ path, title, href, operations: calls }) => (
          <li key={path}>
            <Link to={href}>{title}</Link>
            <CallCount count={calls.length} />
          </li>
        ))}
      </ul>
    </section>
  );
}
