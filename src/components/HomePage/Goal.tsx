import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface GoalProps {
  title: string;
  text: string;
  /** Its guide. */
  to: string;
  /** Its calls. */
  children: ReactNode;
}

/** A row that leads to the guide, with links of their own to the calls. */
export default function Goal({ title, text, to, children }: GoalProps): ReactNode {
  return (
    <li className={styles.card}>
      <h3>
        <Link className={styles.stretched} to={to}>
          {title}
        </Link>
      </h3>
      <p>{text}</p>
      <div className={styles.calls}>{children}</div>
    </li>
  );
}
