import type { ReactNode } from 'react';
import type { OperationView } from '../../core/view/types';

export interface TryProps {
  operation: OperationView;
}

/** The place of the button "Try it", which `plugin-console` fills. */
export default function Try(_: TryProps): ReactNode {
  return null;
}
