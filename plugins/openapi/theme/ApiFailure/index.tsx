import Contents from '@theme/ApiOperation/Contents';
import Examples from '@theme/ApiOperation/Examples';
import ResponseExtras from '@theme/ApiOperation/ResponseExtras';
import Html from '@theme/ApiSchema/Html';
import Assumptions from '@theme/Assumed/Assumptions';
import type { ReactNode } from 'react';
import type { FailureView } from '../../core/view/types';

export default function ApiFailure({ data: { response, examples } }: { data: FailureView }): ReactNode {
  return (
    <div className="api-text">
      <Html html={response.html} />
      <Assumptions assumed={response.assumed} />
      <Contents contents={response.contents} />
      <Examples examples={examples} />
      <ResponseExtras response={response} />
    </div>
  );
}
