import Html from '@theme/ApiSchema/Html';
import Assumed from '@theme/Assumed';
import type { ReactNode } from 'react';

export default function Assumptions({ assumed = [] }: { assumed: string[] | undefined }): ReactNode {
  return assumed.map((html) => (
    <Assumed key={html}>
      <Html inline html={html} />
    </Assumed>
  ));
}
