import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface SandboxProps {
  title: string;
  text: string;
  /** The text of the link to its guide. */
  link: string;
  /** The command. */
  children: ReactNode;
}

export default function Sandbox({ title, text, link, children }: SandboxProps): ReactNode {
  return (
    <section className={`${styles.sandbox} ${styles.card}`}>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        <Link className={styles.stretched} to="/guide/sandbox">
          {link}
        </Link>
      </div>
      <div className={styles.command}>{children}</div>
    </section>
  );
}
