import { translate } from '@docusaurus/Translate';
import { type ReactNode, useRef } from 'react';
import { useCopy } from '../../../shared/browser/useCopy';

export interface CodeBlockProps {
  children: ReactNode;
  className?: string;
  title?: string;
  /** The text after the language in the fence: `title="login.js"`. */
  metastring?: string;
}

export default function CodeBlock({ children, className = '', title, metastring = '' }: CodeBlockProps): ReactNode {
  const code = useRef<HTMLElement>(null);
  const [state, copy] = useCopy(() => code.current?.textContent ?? '');
  const shownTitle = title ?? /\btitle="([^"]*)"/.exec(metastring)?.[1];
  const name =
    shownTitle ?? /\blanguage-(\S+)/.exec(className)?.[1] ?? translate({ id: 'appearance.code', message: 'code' });
  const label =
    state === 'copied'
      ? translate({ id: 'appearance.code.copied', message: 'Copied' })
      : translate({ id: 'appearance.code.copy', message: 'Copy {name}' }, { name });
  return (
    <div className={shownTitle ? 'code-block code-block-titled' : 'code-block'}>
      {shownTitle && <div className="code-block-title">{shownTitle}</div>}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset holds no listing */}
      <pre tabIndex={0} role="group" aria-label={name}>
        <code ref={code}>{children}</code>
      </pre>
      <button type="button" className="api-icon" data-state={state} aria-label={label} title={label} onClick={copy} />
    </div>
  );
}
