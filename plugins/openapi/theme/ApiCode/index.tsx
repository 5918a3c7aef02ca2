import { translate } from '@docusaurus/Translate';
import patterns from '@generated/openapi/default/patterns.json';
import CopyButton from '@theme/ApiCode/CopyButton';
import type { ReactNode } from 'react';
import { highlight } from '../../../samples/core/code/highlight';
import { useFilled } from '../../browser/filledSamples';
import { useOwn } from '../../browser/useOwn';
import type { ShownSample } from '../../core/readerValues/fillSample';

export interface CodePanelProps {
  id?: string;
  /** What the code is, for the button that copies it and for readers who scroll it by keyboard. */
  name?: string;
  above?: ReactNode;
  head: ReactNode;
  code: string;
  grammar: string;
  /** Beside the fields of a call: Enter leads from the code to them. */
  besideFields?: boolean;
  /** Set for a call: readers can fill in their values. */
  sample?: ShownSample;
}

export default function ApiCode({
  id,
  name,
  above,
  head,
  code,
  grammar,
  besideFields,
  sample,
}: CodePanelProps): ReactNode {
  const ownPatterns = useOwn(patterns) ?? {};
  const text = useFilled(sample) ?? code;
  const hint = besideFields ? translate({ id: 'api.code.toFields', message: 'Enter: go to the fields' }) : undefined;
  return (
    <div id={id} className="api-panel" data-hint={hint}>
      {above}
      <div className="api-panel-head">
        {head}
        {sample && (
          <button type="button" className="api-values" data-call={sample.call}>
            {translate({ id: 'api.values', message: 'Your values' })}
          </button>
        )}
        <CopyButton text={text} name={name} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset holds no listing */}
      <pre tabIndex={0} role="group" aria-label={name} aria-keyshortcuts={hint && 'Enter'}>
        <code className={`language-${grammar}`}>
          {highlight(text, grammar, ownPatterns).map((token, index) =>
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
