import { translate } from '@docusaurus/Translate';
import CopyButton from '@theme/Demo/CopyButton';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { DemoSource, ShownFile } from '../../core/types';

export interface CodeProps {
  id: string;
  files: ShownFile[];
  load: DemoSource<unknown>['files'];
  isOpen?: boolean;
}

/** The code of a demo. Its own file is there for readers without JavaScript, too; what it imports is loaded. */
export default function Code({ id, files, load, isOpen = false }: CodeProps): ReactNode {
  const [isShown, setShown] = useState(isOpen);
  const [own] = files;
  const [active, setActive] = useState(own?.name);
  const [loaded, setLoaded] = useState<{ name: string; html: string }>();
  const code = useRef<HTMLElement>(null);
  const many = files.length > 1;
  const html = active === own?.name ? own?.html : loaded?.name === active && loaded?.html;

  useEffect(() => {
    let isCurrent = true;
    const name = active ?? '';
    void load[name]?.().then((file) => isCurrent && setLoaded({ name, html: file.html }));
    return () => {
      isCurrent = false;
    };
  }, [active, load]);

  return (
    <details className="previewer-code" open={isOpen} onToggle={(event) => setShown(event.currentTarget.open)}>
      <summary>
        {isShown
          ? translate({ id: 'previewer.actions.code.shrink', message: 'Hide Code' })
          : translate({ id: 'previewer.actions.code.expand', message: 'Show Code' })}
      </summary>
      {many && (
        <div role="tablist" className="previewer-files" aria-label={translate({ id: 'demo.files', message: 'Files' })}>
          {files.map(({ name }) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={name === active ? `${id}-file` : undefined}
              aria-controls={`${id}-code`}
              aria-selected={name === active}
              tabIndex={name === active ? 0 : -1}
              onClick={() => setActive(name)}
              onKeyDown={moveFocus}
            >
              {name}
            </button>
          ))}
        </div>
      )}
      <div
        className="code-block previewer-file"
        {...(many && { role: 'tabpanel', id: `${id}-code`, 'aria-labelledby': `${id}-file` })}
      >
        <pre tabIndex={0}>
          <code ref={code} dangerouslySetInnerHTML={{ __html: html || '' }} />
        </pre>
        <CopyButton key={active} read={() => code.current ?? undefined} />
      </div>
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
