import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function Platforms({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.platforms}>{children}</div>;
}
