import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';

interface ExtensionView {
  key: string;
  value?: unknown;
  text?: string | undefined;
}

export default function Extensions({ extensions }: { extensions: ExtensionView[] }): ReactNode {
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
