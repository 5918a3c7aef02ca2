import type { ReactNode } from 'react';
import './grid.css';

/** Those that the style sheet has a rule for. */
const MOST = 6;

export interface DemoGridProps {
  /** Maximum number of columns, in windows wider than 1024 px: at most six. */
  cols?: number;
  children: ReactNode;
}

/** Several demos, side by side where the window is wide. */
export default function DemoGrid({ cols = 2, children }: DemoGridProps): ReactNode {
  return (
    <div className="previewer-grid" data-columns={Math.min(cols, MOST)}>
      {children}
    </div>
  );
}
