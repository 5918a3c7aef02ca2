import { MDXProvider } from '@mdx-js/react';
import type { Props } from '@theme/MDXContent';
import { useComponents } from '@theme/MDXContent/components';
import type { ReactNode } from 'react';

export default function MDXContent({ children }: Props): ReactNode {
  return <MDXProvider components={useComponents()}>{children}</MDXProvider>;
}
