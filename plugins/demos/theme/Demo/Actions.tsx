import type { DemoProps } from '@theme/Demo';
import type { ReactNode, RefObject } from 'react';

export interface ActionsProps extends DemoProps {
  canvas: RefObject<HTMLElement | null>;
}

export default function Actions(_props: ActionsProps): ReactNode {
  return null;
}
