import { translate } from '@docusaurus/Translate';
import { type ReactNode, useState } from 'react';

export interface CopyButtonProps {
  read(): HTMLElement | undefined;
}

/** Copies the text of an element. Selects it if the browser refuses. */
export default function CopyButton({ read }: CopyButtonProps): ReactNode {
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  const label = {
    ready: translate({ id: 'demo.copy', message: 'Copy' }),
    copied: translate({ id: 'demo.copied', message: 'Copied' }),
    failed: translate({ id: 'demo.selected', message: 'Not copied: the code is selected, copy it yourself' }),
  }[state];
  const copy = async () => {
    const element = read();
    try {
      await navigator.clipboard.writeText(element?.textContent ?? '');
      setState('copied');
    } catch {
      if (element) window.getSelection()?.selectAllChildren(element);
      setState('failed');
    }
  };
  return (
    <>
      <button
        type="button"
        className="api-icon"
        data-state={state}
        aria-label={label}
        title={label}
        onClick={() => void copy()}
        onBlur={() => setState('ready')}
      />
      {state === 'failed' && <output className="previewer-note">{label}</output>}
    </>
  );
}
