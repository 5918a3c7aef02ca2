import type { CSSProperties, ReactNode } from 'react';
import './grid.css';

export interface DemoGridProps {
  /** At most so many columns, in windows wider than 1024 px. */
  cols?: number;
  children: ReactNode;
}

/** Several demos, side by side where the window is wide. */
export default function DemoGrid({ cols = 2, children }: DemoGridProps): ReactNode {
  return (
    <div className="previewer-grid" style={{ '--demo-columns': cols } as CSSProperties}>
      {children}
    </div>
  );
}
