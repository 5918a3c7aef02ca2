import type { ReactNode } from 'react';
import Html from '../ApiSchema/Html';

/** What a description says under one of its headings. */
export default function ApiText({ data }: { data: string }): ReactNode {
  return <Html html={data} />;
}
