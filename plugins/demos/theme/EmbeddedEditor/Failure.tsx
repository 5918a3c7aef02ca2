import type { ReactNode } from 'react';
import { describeError } from '../../browser/editorWords';

export interface FailureProps {
  error: Error;
  /** Buttons with ways on. */
  children?: ReactNode;
}

export default function Failure({ error, children }: FailureProps): ReactNode {
  return (
    <div role="alert" className="embedded-editor-failure">
      <p>
        {describeError(error)} <code>{error.message}</code>
      </p>
      {children && <div className="embedded-editor-buttons">{children}</div>}
    </div>
  );
}
