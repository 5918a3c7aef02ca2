import Html from '@theme/ApiSchema/Html';
import type { ReactNode } from 'react';

export default function ApiText({ data }: { data: string | { html: string } }): ReactNode {
  return <Html html={typeof data === 'string' ? data : data.html} />;
}
