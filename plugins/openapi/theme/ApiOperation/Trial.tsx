import type { ReactNode } from 'react';
import type { OperationView } from '../../core/view/types';

export interface TrialProps {
  operation: OperationView;
  children: ReactNode;
}

/** Around a call. `plugin-console` replaces it, and fills `TrialContext`. */
const Trial: (props: TrialProps) => ReactNode = ({ children }) => children;
export default Trial;
