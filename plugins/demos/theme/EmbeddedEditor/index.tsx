import { translate } from '@docusaurus/Translate';
import { useColorMode } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Failure from '@theme/EmbeddedEditor/Failure';
import type Workbench from '@theme/EmbeddedEditor/Workbench';
import { type ReactNode, useState } from 'react';
import type { Editor } from '../../browser/editor';
import { describeFault } from '../../browser/editorWords';
import { DEFAULT_HEIGHT, findFaults } from '../../core/editor/findFaults';
import { SCRIPT_ERROR } from '../../core/editor/kindOfError';
import { completeProject } from '../../core/editor/project';
import type { EditorProject, EditorSettings, FileDiff, FrameOptions } from '../../core/editor/types';
import './editor.css';

export interface LabelledChange extends FileDiff {
  label: string;
}

/** Receive what the reader asks the editor for. */
export interface EditorCallbacks {
  onReady?: (editor: Editor) => void;
  onError?: (error: Error) => void;
  onPreviewUrl?: (url: string | null) => void;
  onDependencies?: (dependencies: Record<string, string>) => void;
  onFiles?: (files: Record<string, string>) => void;
}

export interface EmbeddedEditorProps
  extends Partial<EditorProject>,
    Partial<Omit<EditorSettings, 'theme'>>,
    FrameOptions,
    EditorCallbacks {
  /** Loads the project when the reader opens the editor, in place of `files`. */
  load?: () => Promise<EditorProject>;
  /** Follows the colours of the site by default. */
  theme?: EditorSettings['theme'] | 'auto';
  /** Each is a button that changes files. */
  changes?: LabelledChange[];
}

interface Opened {
  Workbench: typeof Workbench;
  loaded?: EditorProject;
}

/** A project in an editor that loads, with everything that it needs, when the reader opens it. */
export default function EmbeddedEditor(props: EmbeddedEditorProps): ReactNode {
  const { load, theme = 'auto', view = 'both', height = DEFAULT_HEIGHT, changes = [] } = props;
  const { colorMode } = useColorMode();
  const isBrowser = useIsBrowser();
  const [opened, setOpened] = useState<Opened>();
  const [state, setState] = useState<'idle' | 'loading' | Error>('idle');
  const name = translate({ id: 'demos.editor.project', message: 'Project' });
  const project = completeProject(props, name) ?? opened?.loaded;
  const title = project?.title ?? props.title ?? name;
  const faults = project ? findFaults(project, { ...props, theme: undefined }) : [];
  const isFaulty = (option: string) => faults.some((fault) => fault.option === option);
  const settings: EditorSettings = {
    file: isFaulty('file') ? undefined : props.file,
    theme: theme === 'auto' ? colorMode : theme,
    view,
    sidebar: props.sidebar,
    previewPath: isFaulty('previewPath') ? undefined : props.previewPath,
    diff: isFaulty('diff') ? undefined : props.diff,
  };
  const open = () => {
    setState('loading');
    Promise.all([import('@theme/EmbeddedEditor/Workbench'), load?.()]).then(
      ([module, loaded]) => setOpened({ Workbench: module.default, loaded }),
      (cause: unknown) => setState(new Error(SCRIPT_ERROR, { cause })),
    );
  };
  return (
    <section className="embedded-editor" aria-label={title}>
      <header>
        <strong>{title}</strong>
        {(project?.description ?? props.description) && <p>{project?.description ?? props.description}</p>}
      </header>
      {faults.map((fault) => (
        <p key={fault.option} className="embedded-editor-note">
          {describeFault(fault)} <code>{fault.text}</code>
        </p>
      ))}
      {opened && project ? (
        <opened.Workbench {...{ project, settings, changes }} options={{ ...props, height }} callbacks={props} />
      ) : (
        <div className="embedded-editor-start" style={{ minHeight: Number(height) }}>
          {(project ?? load) ? (
            <button
              type="button"
              className="embedded-editor-open"
              disabled={!isBrowser || state === 'loading'}
              onClick={open}
            >
              {translate({ id: 'demos.editor.open', message: 'Open the editor' })}
            </button>
          ) : (
            <p>{translate({ id: 'demos.editor.empty', message: 'This editor has no files to open.' })}</p>
          )}
          <output>
            {state === 'loading'
              ? translate({ id: 'demos.editor.loading', message: 'The editor is loading.' })
              : translate({
                  id: 'demos.editor.privacy',
                  message: 'It runs on StackBlitz. Nothing is loaded from there before you open it.',
                })}
          </output>
          {state instanceof Error && <Failure error={state} />}
          {project && (
            <ul aria-label={translate({ id: 'demos.editor.files', message: 'Files' })}>
              {Object.keys(project.files).map((path) => (
                <li key={path}>
                  <code>{path}</code>
                </li>
              ))}
            </ul>
          )}
          <noscript>
            <p>{translate({ id: 'demos.editor.noscript', message: 'The editor needs JavaScript.' })}</p>
          </noscript>
        </div>
      )}
    </section>
  );
}
