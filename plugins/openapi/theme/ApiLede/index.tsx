import type { ReactNode } from 'react';
import Html from '../ApiSchema/Html';

/** The paragraph below a page's title. */
export default function ApiLede({ data }: { data: string }): ReactNode {
  return <Html className="api-lede" html={data} />;
}
