import { translate } from '@docusaurus/Translate';
import { useColorMode } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import siteSettings from '@generated/demos/default/settings.json';
import Failure from '@theme/EmbeddedEditor/Failure';
import type Workbench from '@theme/EmbeddedEditor/Workbench';
import { type ReactNode, useState } from 'react';
import { loadTogether } from '../../../shared/browser/loadTogether';
import type { Editor } from '../../browser/editor';
import { describeFault } from '../../browser/editorWords';
import { type LoadedDemo, loadDemo } from '../../browser/loadDemo';
import { DEFAULT_HEIGHT, findFaults } from '../../core/editor/findFaults';
import { SCRIPT_ERROR } from '../../core/editor/kindOfError';
import { needsOfEditor } from '../../core/editor/policyNeeds';
import { completeProject } from '../../core/editor/project';
import type { EditorProject, EditorSettings, FileDiff, FrameOptions } from '../../core/editor/types';
import type { DemoData, DemoSource } from '../../core/types';
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
  /** A demo in place of `files`: the build passes these two for `src` or `demo`. */
  data?: DemoData;
  source?: Pick<DemoSource<unknown>, 'asset'>;
  /** Follows the colours of the site by default. */
  theme?: EditorSettings['theme'] | 'auto';
  /** Each is a button that changes files. */
  changes?: LabelledChange[];
}

interface Opened {
  Workbench: typeof Workbench;
  demo?: LoadedDemo;
}

/** A project in an editor that loads, with everything that it needs, when the reader opens it. */
export default function EmbeddedEditor(props: EmbeddedEditorProps): ReactNode {
  const { data, source, theme = 'auto', view = 'both', height = DEFAULT_HEIGHT, changes = [] } = props;
  const { currentLocale } = useDocusaurusContext().i18n;
  const { colorMode } = useColorMode();
  // A policy without inline styles stops those that are served.
  const isBrowser = useIsBrowser();
  const [opened, setOpened] = useState<Opened>();
  const [state, setState] = useState<'idle' | 'loading' | Error>('idle');
  const name = translate({ id: 'demos.editor.project', message: 'Project' });
  const project = completeProject(props, name) ?? opened?.demo?.project;
  const title = props.title ?? data?.title ?? name;
  const description = props.description ?? data?.description;
  const files = project ? Object.keys(project.files) : (data?.files.map((file) => file.name) ?? []);
  const faults = project ? findFaults(project, { ...props, theme: undefined }) : [];
  const isFaulty = (option: string) => faults.some((fault) => fault.option === option);
  const settings: EditorSettings = {
    file: isFaulty('file') ? undefined : (props.file ?? opened?.demo?.file),
    theme: theme === 'auto' ? colorMode : theme,
    view,
    sidebar: props.sidebar,
    previewPath: isFaulty('previewPath') ? undefined : props.previewPath,
    diff: isFaulty('diff') ? undefined : props.diff,
  };
  const frame = { origin: siteSettings.editorOrigin, ...props, height };
  const open = () => {
    setState('loading');
    loadTogether(import('@theme/EmbeddedEditor/Workbench'), async () => source && loadDemo(source, currentLocale)).then(
      ([module, demo]) => setOpened({ Workbench: module.default, demo }),
      (cause: unknown) => setState(new Error(SCRIPT_ERROR, { cause })),
    );
  };
  return (
    <section className="embedded-editor" aria-label={title} data-policy={needsOfEditor(frame.origin)}>
      <header>
        <strong>{title}</strong>
        {description && <p>{description}</p>}
      </header>
      {faults.map((fault) => (
        <p key={fault.option} className="embedded-editor-note">
          {describeFault(fault)} <code>{fault.text}</code>
        </p>
      ))}
      {opened && project ? (
        <opened.Workbench {...{ project, settings, changes }} options={frame} callbacks={props} />
      ) : (
        <div className="embedded-editor-start" style={isBrowser ? { minHeight: Number(height) } : undefined}>
          {(project ?? source) ? (
            <button type="button" className="embedded-editor-open" disabled={state === 'loading'} onClick={open}>
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
          {files.length > 0 && (
            <ul aria-label={translate({ id: 'demos.editor.files', message: 'Files' })}>
              {files.map((path) => (
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
