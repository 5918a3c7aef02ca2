import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { pageInHash } from '../../../shared/browser/pageInHash';
import { useCopy } from '../../../shared/browser/useCopy';

/** `hash`: that of the address of the answers. */
export default function CopyLink({ hash }: { hash: string }): ReactNode {
  const [state, copy] = useCopy(() => new URL(pageInHash() + hash, location.href).href);
  return (
    <button type="button" onClick={copy}>
      {state === 'copied'
        ? translate({ id: 'api.copied', message: 'Copied' })
        : translate({ id: 'api.lookup.copy', message: 'Copy link to this answer' })}
    </button>
  );
}
