import { translate } from '@docusaurus/Translate';
import { type CSSProperties, lazy, type ReactNode, Suspense, useRef } from 'react';
import { useCopy } from '../../../shared/browser/useCopy';
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
  const [state, copy] = useCopy(() => code.current?.textContent ?? '');
  const shownTitle = title ?? /\btitle=(["'])(.*?)\1/.exec(metastring)?.[2];
  const name =
    shownTitle ??
    /\blanguage-(\S+)/.exec(className ?? '')?.[1] ??
    translate({ id: 'appearance.code', message: 'code' });
  const label =
    state === 'copied'
      ? translate({ id: 'appearance.code.copied', message: 'Copied' })
      : translate({ id: 'appearance.code.copy', message: 'Copy {name}' }, { name });
  return (
    <div className="code-block">
      {shownTitle && <div className="code-block-title">{shownTitle}</div>}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset holds no listing */}
      <pre tabIndex={0} role="group" aria-label={name}>
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
      <button type="button" className="api-icon" data-state={state} aria-label={label} title={label} onClick={copy} />
    </div>
  );
}
