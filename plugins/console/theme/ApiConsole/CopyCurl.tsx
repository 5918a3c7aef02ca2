import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { useCopy } from '../../../shared/browser/useCopy';
import { useRequestSample } from '../../browser/useRequestSample';

/** Copies the request for a terminal, which may send anything anywhere. */
export default function CopyCurl(): ReactNode {
  const code = useRequestSample('curl');
  const [copied, copy] = useCopy(() => code ?? '');
  return (
    <button type="button" className="api-small" onClick={copy}>
      {copied === 'copied'
        ? translate({ id: 'console.linkCopied', message: 'Copied' })
        : translate({ id: 'console.copyCurl', message: 'Copy as curl' })}
    </button>
  );
}
