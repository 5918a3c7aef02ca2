import patterns from '@generated/openapi/default/patterns.json';
import CopyButton from '@theme/ApiCode/CopyButton';
import type { ReactNode } from 'react';
import { useOwn } from '../../browser/useOwn';
import { highlight } from '../../core/highlight';

export interface CodePanelProps {
  above?: ReactNode;
  head: ReactNode;
  code: string;
  grammar: string;
}

export default function ApiCode({ above, head, code, grammar }: CodePanelProps): ReactNode {
  const ownPatterns = useOwn(patterns) ?? {};
  return (
    <div className="api-panel">
      {above}
      <div className="api-panel-head">
        {head}
        <CopyButton text={code} />
      </div>
      <pre tabIndex={0}>
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
