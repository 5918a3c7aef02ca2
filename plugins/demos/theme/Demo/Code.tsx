import { translate } from '@docusaurus/Translate';
import CopyButton from '@theme/Demo/CopyButton';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { ShownFile } from '../../core/types';

export interface CodeProps {
  id: string;
  files: ShownFile[];
  isOpen?: boolean;
}

/** The code of a demo. Readers without JavaScript see its files one below the other. */
export default function Code({ id, files, isOpen = false }: CodeProps): ReactNode {
  const [isShown, setShown] = useState(isOpen);
  const [active, setActive] = useState(0);
  const codes = useRef<Array<HTMLElement | null>>([]);
  const label = isShown
    ? translate({ id: 'previewer.actions.code.shrink', message: 'Hide Code' })
    : translate({ id: 'previewer.actions.code.expand', message: 'Show Code' });
  const many = files.length > 1;
  return (
    <details className="demo-code" open={isOpen} onToggle={(event) => setShown(event.currentTarget.open)}>
      <summary>{label}</summary>
      {many && (
        <div role="tablist" className="demo-files" aria-label={translate({ id: 'demo.files', message: 'Files' })}>
          {files.map(({ name }, index) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`${id}-tab-${index}`}
              aria-controls={`${id}-file-${index}`}
              aria-selected={index === active}
              tabIndex={index === active ? 0 : -1}
              onClick={() => setActive(index)}
              onKeyDown={moveFocus}
            >
              {name}
            </button>
          ))}
        </div>
      )}
      {files.map(({ name, html }, index) => (
        <div
          key={name}
          className="code-block demo-file"
          {...(many && { role: 'tabpanel', id: `${id}-file-${index}`, 'aria-labelledby': `${id}-tab-${index}` })}
          data-hidden={index !== active || undefined}
        >
          <pre tabIndex={0}>
            <code
              ref={(element) => {
                codes.current[index] = element;
              }}
              dangerouslySetInnerHTML={{ __html: html }}
            />
          </pre>
          <CopyButton read={() => codes.current[index] ?? undefined} />
        </div>
      ))}
      {many && (
        <noscript>
          <style>{'.demo-file{display:block!important}.demo-files{display:none!important}'}</style>
        </noscript>
      )}
    </details>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  const current = tabs.indexOf(event.currentTarget);
  const next = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  const tab = tabs.at(next % tabs.length);
  tab?.focus();
  tab?.click();
}
