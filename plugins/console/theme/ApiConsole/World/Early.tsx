import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

/** Says that a caller polls too soon; in seconds. */
export default function Early({ since, least }: { since: number; least: number }): ReactNode {
  return (
    <p className="api-note api-early">
      {translate(
        {
          id: 'console.early',
          message: 'Too early: {since} s after the last call. At least {least} s should pass between two.',
        },
        { since: since.toFixed(1), least },
      )}
    </p>
  );
}
