import patterns from '@generated/openapi/default/patterns.json';
import CopyButton from '@theme/ApiCode/CopyButton';
import type { ReactNode } from 'react';
import { useOwn } from '../../browser/useOwn';
import { highlight } from '../../core/highlight';

export interface CodePanelProps {
  id?: string;
  /** What the code is, for the button that copies it and for readers who scroll it by keyboard. */
  name?: string;
  above?: ReactNode;
  head: ReactNode;
  code: string;
  grammar: string;
}

export default function ApiCode({ id, name, above, head, code, grammar }: CodePanelProps): ReactNode {
  const ownPatterns = useOwn(patterns) ?? {};
  return (
    <div id={id} className="api-panel">
      {above}
      <div className="api-panel-head">
        {head}
        <CopyButton text={code} name={name} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset holds no listing */}
      <pre tabIndex={0} role="group" aria-label={name}>
        <code>
          {highlight(code, grammar, ownPatterns).map((token, index) =>
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
