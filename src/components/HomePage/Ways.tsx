import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Who calls: three cards, each of them one link. */
export default function Ways(): ReactNode {
  const ways = [
    {
      href: '/guide',
      title: translate({ id: 'home.client.title', message: 'From the game' }),
      text: translate({
        id: 'home.client.text',
        message:
          "Three platforms, one session key. Exchange the platform's login code for it, and make almost every call with it.",
      }),
      link: translate({ id: 'home.client.link', message: 'Game client guide' }),
    },
    {
      href: '/server',
      title: translate({ id: 'home.server.title', message: 'From your server' }),
      text: translate({
        id: 'home.server.text',
        message:
          "Verify a player's session, or get an access token with game id and secret. Keep the secret out of the game.",
      }),
      link: translate({ id: 'home.server.link', message: 'Server guide' }),
    },
    {
      href: '/public',
      title: translate({ id: 'home.public.title', message: 'Without a key' }),
      text: translate({
        id: 'home.public.text',
        message: 'Server time, and the region of an IP address or a coordinate. No login, no key.',
      }),
      link: translate({ id: 'home.public.link', message: 'Open APIs' }),
    },
  ];
  return (
    <section>
      <ul className={styles.ways}>
        {ways.map(({ href, title, text, link }) => (
          <li key={href} className={styles.card}>
            <h2>{title}</h2>
            <p>{text}</p>
            <Link className={styles.stretched} to={href}>
              {link}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
