import { type ReactNode, useState } from 'react';

interface FoldProps {
  summary: ReactNode;
  children: ReactNode;
}

/** A part of what has run that is made when it is opened: there may be many. */
export default function Fold({ summary, children }: FoldProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="flow-earlier" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children}
    </details>
  );
}
