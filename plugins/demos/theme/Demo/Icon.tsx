import type { ReactNode } from 'react';

const PATHS = {
  codesandbox: 'm8 1.6 5.6 3.2v6.4L8 14.4l-5.6-3.2V4.8L8 1.6Zm0 6.4 5.6-3.2M8 8 2.4 4.8M8 8v6.4',
  stackblitz: 'M9.2 1.6 3.2 9.2h4.2l-.7 5.2 6.1-7.6H8.5l.7-5.2Z',
  design: 'm8 14 6-7.6L11.6 2.4H4.4L2 6.4 8 14Zm-6-7.6h12M8 14 5.4 6.4 8 2.4l2.6 4L8 14Z',
  separate:
    'M9.6 2.4h4v4m0-4L8 8M6.4 3.2H3.6a1.2 1.2 0 0 0-1.2 1.2v8a1.2 1.2 0 0 0 1.2 1.2h8a1.2 1.2 0 0 0 1.2-1.2V9.6',
} as const;

export interface IconProps {
  name: keyof typeof PATHS;
}

export default function Icon({ name }: IconProps): ReactNode {
  return (
    <svg aria-hidden="true" width="16" height="16" viewBox="0 0 16 16" fill="none">
      <path d={PATHS[name]} stroke="currentColor" strokeWidth="1.3" strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  );
}
