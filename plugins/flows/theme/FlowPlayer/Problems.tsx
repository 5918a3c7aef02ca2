import { problemText } from '@theme/FlowPlayer/problemText';
import type { ReactNode } from 'react';
import type { RunProblem } from '../../core/problems';

/** What is wrong beside criteria. */
export default function Problems({ problems }: { problems: readonly RunProblem[] }): ReactNode {
  if (problems.length === 0) return null;
  return (
    <div className="api-failure">
      {problems.map(problemText).map((problem) => (
        <p key={problem}>{withCode(problem)}</p>
      ))}
    </div>
  );
}

function withCode(text: string): ReactNode[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
