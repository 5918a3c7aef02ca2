import type { ReactNode } from 'react';

/** What is wrong beside criteria. */
export default function Problems({ problems }: { problems: readonly string[] }): ReactNode {
  if (problems.length === 0) return null;
  return (
    <div className="api-failure">
      {problems.map((problem) => (
        <p key={problem}>{withCode(problem)}</p>
      ))}
    </div>
  );
}

function withCode(text: string): ReactNode[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
