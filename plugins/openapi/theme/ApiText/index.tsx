import Html from '@theme/ApiSchema/Html';
import type { ReactNode } from 'react';

/** The text below a heading of a description. */
export default function ApiText({ data }: { data: string }): ReactNode {
  return <Html html={data} />;
}
