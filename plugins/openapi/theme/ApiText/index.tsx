import Html from '@theme/ApiSchema/Html';
import type { ReactNode } from 'react';

export default function ApiText({ data }: { data: string }): ReactNode {
  return <Html html={data} />;
}
