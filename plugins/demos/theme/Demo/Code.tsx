import { translate } from '@docusaurus/Translate';
import CopyButton from '@theme/Demo/CopyButton';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { trustHtml } from '../../../shared/browser/trusted';
import type { DemoSource, ShownFile } from '../../core/types';

export interface CodeProps {
  id: string;
  files: ShownFile[];
  load: DemoSource<unknown>['files'];
  isOpen?: boolean;
}

/** The code of a demo. Its own file is in the served HTML; imported files load on demand. */
export default function Code({ id, files, load, isOpen = false }: CodeProps): ReactNode {
  const [isShown, setShown] = useState(isOpen);
  const [own] = files;
  const [asked, setAsked] = useState({ name: own?.name ?? '' });
  const [loaded, setLoaded] = useState<{ name: string; html?: string }>();
  const active = asked.name;
  const code = useRef<HTMLElement>(null);
  const many = files.length > 1;
  const shown = [own, loaded].find((file) => file?.name === active);

  useEffect(() => {
    let isCurrent = true;
    const { name } = asked;
    const show = (html?: string) => {
      if (isCurrent) setLoaded({ name, html });
    };
    load[name]?.().then(
      ({ html }) => show(html),
      () => show(),
    );
    return () => {
      isCurrent = false;
    };
  }, [asked, load]);

  return (
    <details className="previewer-code" open={isOpen} onToggle={(event) => setShown(event.currentTarget.open)}>
      <summary className="previewer-toggle">
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
              onClick={() => setAsked({ name })}
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
          <code
            ref={code}
            className={`language-${active.split('.').at(-1)}`}
            dangerouslySetInnerHTML={{ __html: trustHtml(shown?.html ?? '') }}
          />
        </pre>
        {shown && shown.html === undefined && (
          <output className="previewer-note">
            {translate({
              id: 'demo.action.failed',
              message: 'That did not work. Check your connection, and try again.',
            })}
          </output>
        )}
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
