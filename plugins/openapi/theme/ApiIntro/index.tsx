import Html from '@theme/ApiSchema/Html';
import Assumptions from '@theme/Assumed/Assumptions';
import type { ReactNode } from 'react';

interface ApiIntroProps {
  data: { html?: string; assumed?: string[] };
}

export default function ApiIntro({ data: { html, assumed } }: ApiIntroProps): ReactNode {
  return (
    <div className="api-intro">
      <Html html={html} />
      <Assumptions assumed={assumed} />
    </div>
  );
}
