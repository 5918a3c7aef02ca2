import { translate } from '@docusaurus/Translate';
import { type ReactNode, useRef, useState } from 'react';

export interface CodeBlockProps {
  children: ReactNode;
  className?: string;
  title?: string;
  /** The text after the language in the fence: `title="login.js"`. */
  metastring?: string;
}

export default function CodeBlock({ children, title, metastring = '' }: CodeBlockProps): ReactNode {
  const code = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState(false);
  const name = title ?? /\btitle="([^"]*)"/.exec(metastring)?.[1];
  const label = copied
    ? translate({ id: 'appearance.code.copied', message: 'Copied' })
    : translate({ id: 'appearance.code.copy', message: 'Copy' });
  const copy = () => {
    void navigator.clipboard.writeText(code.current?.textContent ?? '').then(() => setCopied(true));
  };
  return (
    <div className={name ? 'code-block code-block-titled' : 'code-block'}>
      {name && <div className="code-block-title">{name}</div>}
      <pre tabIndex={0}>
        <code ref={code}>{children}</code>
      </pre>
      <button
        type="button"
        className="api-icon"
        data-state={copied ? 'copied' : 'ready'}
        aria-label={label}
        title={label}
        onClick={copy}
        onBlur={() => setCopied(false)}
      />
    </div>
  );
}
