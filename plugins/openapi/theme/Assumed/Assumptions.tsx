import Html from '@theme/ApiSchema/Html';
import Assumed from '@theme/Assumed';
import type { ReactNode } from 'react';

/** What the document assumes of one of its elements. */
export default function Assumptions({ assumed = [] }: { assumed: string[] | undefined }): ReactNode {
  return assumed.map((html) => (
    <Assumed key={html}>
      <Html inline html={html} />
    </Assumed>
  ));
}
