import Messages from '@theme/ApiOperation/Messages';
import Frame from '@theme/ApiPart/Frame';
import type { ReactNode } from 'react';
import type { OperationPart } from '../../core/view/parts';

interface ResponseProps {
  /** The id of the operation. */
  of: string;
  /** Default: the first one of success. */
  status?: string | number;
  /** The id of the docs whose document has it; default: those of the page. */
  api?: string;
  /** JSON of an `OperationPart`, which the build adds. */
  data?: string;
}

/** A response of a call, on a hand-written page. */
export default function Response({ data }: ResponseProps): ReactNode {
  if (!data) return null;
  const { operation, href } = JSON.parse(data) as OperationPart;
  return (
    <Frame href={href} title={operation.title}>
      <Messages operation={operation} />
    </Frame>
  );
}
