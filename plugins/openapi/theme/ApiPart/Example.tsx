import Examples from '@theme/ApiOperation/Examples';
import Frame from '@theme/ApiPart/Frame';
import type { ReactNode } from 'react';
import type { ExamplePart } from '../../core/view/parts';

interface ExampleProps {
  /** The id of an operation, or the name of a data model. */
  of: string;
  /** The name of one example; default: all, to choose from. */
  name?: string;
  /** The id of the docs whose document has it; default: those of the page. */
  api?: string;
  /** JSON of an `ExamplePart`, which the build adds. */
  data?: string;
}

/** Examples of the result of a call, or of a data model, on a hand-written page. */
export default function Example({ data }: ExampleProps): ReactNode {
  if (!data) return null;
  const { title, href, examples } = JSON.parse(data) as ExamplePart;
  return (
    <Frame href={href} title={title}>
      <Examples examples={examples} of={title} />
    </Frame>
  );
}
