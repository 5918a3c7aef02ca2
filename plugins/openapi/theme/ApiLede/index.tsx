import type { ReactNode } from 'react';
import Html from '../ApiSchema/Html';
import { Assumptions } from '../Assumed';

interface ApiLedeProps {
  data: { html?: string; assumed?: string[] };
}

/** The paragraph below a page's title. */
export default function ApiLede({ data: { html, assumed } }: ApiLedeProps): ReactNode {
  return (
    <div className="api-lede">
      <Html html={html} />
      <Assumptions assumed={assumed} />
    </div>
  );
}
