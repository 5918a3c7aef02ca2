import type { ReactNode } from 'react';
import type { OperationView } from '../../core/view/types';

export interface TryProps {
  operation: OperationView;
}

/** The place of the button "Try it", which `plugin-console` fills. */
const Try: (props: TryProps) => ReactNode = () => null;
export default Try;
