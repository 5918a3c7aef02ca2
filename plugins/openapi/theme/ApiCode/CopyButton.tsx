import { translate } from '@docusaurus/Translate';
import { type ReactNode, useState } from 'react';

export default function CopyButton({ text }: { text: string }): ReactNode {
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  const copy = () =>
    navigator.clipboard
      .writeText(text)
      .then(() => setState('copied'))
      .catch(() => setState('failed'));
  const labels = {
    ready: translate({ id: 'api.copy', message: 'Copy' }),
    copied: translate({ id: 'api.copied', message: 'Copied' }),
    failed: translate({ id: 'api.copyFailed', message: 'Copying is not allowed here' }),
  };
  return (
    <button
      type="button"
      className="api-icon"
      data-state={state}
      aria-label={labels[state]}
      title={labels[state]}
      onClick={copy}
      onBlur={() => setState('ready')}
    />
  );
}
