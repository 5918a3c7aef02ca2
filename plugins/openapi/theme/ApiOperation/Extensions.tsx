import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { Extension } from '../../core/model/types';

/** What means nothing here, as it stands in the document. */
export default function Extensions({ extensions }: { extensions: Extension[] }): ReactNode {
  return (
    <details>
      <summary>
        <Translate id="api.extensions">Extensions</Translate>
      </summary>
      <pre className="api-value">
        {extensions.map(({ key, value, text }) => `${key}: ${text ?? JSON.stringify(value, null, 2)}`).join('\n')}
      </pre>
    </details>
  );
}
