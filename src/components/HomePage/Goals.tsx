import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** What a game can do, each with its guide and its calls. */
export default function Goals({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section className={styles.goals}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}
