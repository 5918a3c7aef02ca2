import type { ReactNode } from 'react';
import type { FailureView } from '../../core/view/types';
import Examples from '../ApiOperation/Examples';
import { Contents, ResponseExtras } from '../ApiOperation/Messages';
import Html from '../ApiSchema/Html';
import { Assumptions } from '../Assumed';

/** A failure that most calls have in common. */
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
