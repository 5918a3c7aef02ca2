import { translate } from '@docusaurus/Translate';
import type { EditorCallbacks, LabelledChange } from '@theme/EmbeddedEditor';
import Controls from '@theme/EmbeddedEditor/Controls';
import Failure from '@theme/EmbeddedEditor/Failure';
import Inspector from '@theme/EmbeddedEditor/Inspector';
import Offline from '@theme/EmbeddedEditor/Offline';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type Editor, loadEditorKit } from '../../browser/editor';
import { openForm } from '../../browser/openProject';
import type { Outcome } from '../../browser/outcome';
import { type Connection, useConnection } from '../../browser/useConnection';
import { useApply, useWanted } from '../../browser/useSettings';
import type { EditorProject, EditorSettings, FrameOptions } from '../../core/editor/types';

export interface WorkbenchProps {
  project: EditorProject;
  settings: EditorSettings;
  options: FrameOptions;
  changes: LabelledChange[];
  callbacks: EditorCallbacks;
}

export default function Workbench({ project, settings, options, changes, callbacks }: WorkbenchProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState<Error>();
  const [blocked, setBlocked] = useState<Outcome>();
  const [wanted, change] = useWanted(settings);
  const frameTitle = translate({ id: 'demos.editor.frame', message: 'Editor: {title}' }, { title: project.title });
  const { connection, appliedRef, keepWaiting, reload } = useConnection(host, {
    project,
    settings: wanted,
    options,
    frameTitle,
  });
  const latest = useRef(callbacks);
  useEffect(() => {
    latest.current = callbacks;
  });
  const report = useCallback((error: Error) => {
    setRefused(error);
    latest.current.onError?.(error);
  }, []);
  useApply(connection, appliedRef, wanted, change, report);
  // The button that the reader pressed is gone.
  useEffect(() => root.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (connection.state === 'ready') latest.current.onReady?.(connection.editor);
    if (connection.state === 'failed') latest.current.onError?.(connection.error);
  }, [connection]);

  const run = (work: (editor: Editor) => Promise<unknown>) => {
    if (connection.state !== 'ready') return;
    setRefused(undefined);
    work(connection.editor).catch(report);
  };
  const again = (start: () => void) => () => {
    setRefused(undefined);
    start();
    root.current?.focus({ preventScroll: true });
  };
  const openTab = () => {
    setBlocked(undefined);
    openForm(async () => (await loadEditorKit()).makeForm(project, wanted, options)).then(setBlocked, report);
  };
  return (
    <div ref={root} tabIndex={-1} className="embedded-editor-bench">
      <Controls
        files={Object.keys(project.files)}
        wanted={wanted}
        isReady={connection.state === 'ready'}
        onChange={(changed) => {
          setRefused(undefined);
          change(changed);
        }}
        onOpenTab={openTab}
      />
      <output className="embedded-editor-status">{describeState(connection)}</output>
      {connection.state === 'failed' && (
        <Failure error={connection.error}>
          {connection.mayAnswer && (
            <button type="button" onClick={again(keepWaiting)}>
              {translate({ id: 'demos.editor.wait', message: 'Keep waiting' })}
            </button>
          )}
          <button type="button" onClick={again(reload)}>
            {translate({ id: 'demos.editor.reload', message: 'Load again' })}
          </button>
          <button type="button" onClick={openTab}>
            {translate({ id: 'demos.editor.tab', message: 'Open in a new tab' })}
          </button>
        </Failure>
      )}
      {refused && (
        <Failure error={refused}>
          <button type="button" onClick={() => setRefused(undefined)}>
            {translate({ id: 'demos.editor.dismiss', message: 'Dismiss' })}
          </button>
        </Failure>
      )}
      {blocked?.kind === 'blocked' && (
        <div role="alert" className="embedded-editor-failure">
          <p>{translate({ id: 'demo.blocked', message: 'Your browser has blocked the new tab.' })}</p>
          <div className="embedded-editor-buttons">
            <button type="button" onClick={blocked.openHere}>
              {translate({ id: 'demo.openHere', message: 'Open it in this tab' })}
            </button>
            <button type="button" onClick={() => setBlocked(undefined)}>
              {translate({ id: 'demos.editor.dismiss', message: 'Dismiss' })}
            </button>
          </div>
        </div>
      )}
      {connection.state === 'failed' && (
        <Offline project={project} file={typeof wanted.file === 'string' ? wanted.file : wanted.file?.[0]} />
      )}
      {/* The browser's own page about a server that does not answer helps nobody. */}
      <div
        ref={host}
        className="embedded-editor-frame"
        style={{ minHeight: Number(options.height) }}
        hidden={connection.state === 'failed'}
      />
      <Inspector
        project={project}
        isReady={connection.state === 'ready'}
        run={run}
        changes={changes}
        callbacks={callbacks}
      />
    </div>
  );
}

function describeState({ state }: Connection): string {
  switch (state) {
    case 'loading':
      return translate({ id: 'demos.editor.loading', message: 'The editor is loading.' });
    case 'ready':
      return translate({ id: 'demos.editor.ready', message: 'The editor is ready.' });
    case 'failed':
      return '';
  }
}
