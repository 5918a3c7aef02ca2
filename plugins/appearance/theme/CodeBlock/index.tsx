import { translate } from '@docusaurus/Translate';
import { type CSSProperties, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import type { CodeProps } from '../../core/codeLines';

export interface CodeBlockProps extends CodeProps {
  children: ReactNode;
  className?: string;
  style?: CSSProperties;
  title?: string;
  language?: string;
  /** Set by the build. */
  'data-highlighted'?: string;
}

const Highlighted = lazy(() => import('@theme/CodeBlock/Highlighted'));

export default function CodeBlock(props: CodeBlockProps): ReactNode {
  const { children, className, style, title, metastring = '' } = props;
  const code = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState(false);
  const name = title ?? /\btitle=(["'])(.*?)\1/.exec(metastring)?.[2];
  const label = copied
    ? translate({ id: 'appearance.code.copied', message: 'Copied' })
    : translate({ id: 'appearance.code.copy', message: 'Copy' });
  const copy = () => {
    void navigator.clipboard.writeText(code.current?.textContent ?? '').then(() => setCopied(true));
  };
  return (
    <div className="code-block">
      {name && <div className="code-block-title">{name}</div>}
      <pre tabIndex={0}>
        <code ref={code} className={className} style={style}>
          {typeof children === 'string' && !props['data-highlighted'] ? (
            <Suspense fallback={children}>
              <Highlighted {...props} />
            </Suspense>
          ) : (
            children
          )}
        </code>
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
