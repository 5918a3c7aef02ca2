import grammars from '@api-data/_grammars.json';
import { translate } from '@docusaurus/Translate';
import { type ReactNode, useState } from 'react';
import { highlight } from '../../core/highlight';

export interface CodePanelProps {
  /** What stands above the head. */
  above?: ReactNode;
  /** What stands at the left of the panel's head. */
  head: ReactNode;
  code: string;
  /** Its name. */
  grammar: string;
}

/** A listing with a head and a button that copies it. */
export default function ApiCode({ above, head, code, grammar }: CodePanelProps): ReactNode {
  return (
    <div className="api-panel">
      {above}
      <div className="api-panel-head">
        {head}
        <CopyButton text={code} />
      </div>
      <pre tabIndex={0}>
        <code>
          {highlight(code, grammar, grammars).map((token, index) =>
            typeof token === 'string' ? (
              token
            ) : (
              <span key={index} className={`t-${token.kind}`}>
                {token.text}
              </span>
            ),
          )}
        </code>
      </pre>
    </div>
  );
}

export function CopyButton({ text }: { text: string }): ReactNode {
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
