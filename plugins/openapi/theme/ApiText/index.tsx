import Html from '@theme/ApiSchema/Html';
import type { ReactNode } from 'react';

/** What a description says under one of its headings. */
export default function ApiText({ data }: { data: string }): ReactNode {
  return <Html html={data} />;
}
