import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { useCopy } from '../../../shared/browser/useCopy';

export interface CopyButtonProps {
  text: string;
  /** What the text is: "curl sample of Read a counter". */
  name?: string;
}

export default function CopyButton({ text, name = '' }: CopyButtonProps): ReactNode {
  const [state, copy] = useCopy(() => text);
  const label = {
    ready: translate({ id: 'api.copy', message: 'Copy {name}' }, { name }).trim(),
    copied: translate({ id: 'api.copied', message: 'Copied' }),
    failed: translate({ id: 'api.copyFailed', message: 'Copying is not allowed here' }),
  }[state];
  return (
    <button type="button" className="api-icon" data-state={state} aria-label={label} title={label} onClick={copy} />
  );
}
