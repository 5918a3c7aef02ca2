import Html from '@theme/ApiSchema/Html';
import Assumptions from '@theme/Assumed/Assumptions';
import type { ReactNode } from 'react';

interface ApiLedeProps {
  data: { html?: string; assumed?: string[] };
}

export default function ApiLede({ data: { html, assumed } }: ApiLedeProps): ReactNode {
  return (
    <div className="api-lede">
      <Html html={html} />
      <Assumptions assumed={assumed} />
    </div>
  );
}
