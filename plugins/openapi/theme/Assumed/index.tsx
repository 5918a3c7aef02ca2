import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

/** Hand-written pages use `<Assumed>…</Assumed>` within or between paragraphs. */
export default function Assumed({ children }: { children: ReactNode }): ReactNode {
  return (
    <span className="assumed" role="note">
      <b
        title={translate({
          id: 'api.assumed.title',
          message: 'The service does not state this. Verify it before you depend on it.',
        })}
      >
        <Translate id="api.assumed">Assumed:</Translate>
      </b>{' '}
      {children}
    </span>
  );
}
