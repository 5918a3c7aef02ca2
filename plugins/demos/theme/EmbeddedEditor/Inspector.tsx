import { translate } from '@docusaurus/Translate';
import type { EditorCallbacks, LabelledChange } from '@theme/EmbeddedEditor';
import Reading, { type ReadingProps } from '@theme/EmbeddedEditor/Reading';
import { type ReactNode, useState } from 'react';
import type { Editor } from '../../browser/editor';
import type { EditorProject } from '../../core/editor/types';

export interface InspectorProps {
  project: EditorProject;
  isReady: boolean;
  run: (work: (editor: Editor) => Promise<unknown>) => void;
  changes: LabelledChange[];
  callbacks: EditorCallbacks;
}

/** Changes files and the previewed page, and shows what the editor holds now. */
export default function Inspector({ project, isReady, run, changes, callbacks }: InspectorProps): ReactNode {
  const [path, setPath] = useState('/');
  const [reading, setReading] = useState<ReadingProps>({});
  const readUrl = async (editor: Editor) => {
    const url = await editor.readPreviewUrl();
    setReading({ url });
    callbacks.onPreviewUrl?.(url);
  };
  const readDependencies = async (editor: Editor) => {
    const dependencies = await editor.readDependencies();
    setReading({ dependencies });
    callbacks.onDependencies?.(dependencies);
  };
  const readFiles = async (editor: Editor) => {
    const files = await editor.readFiles();
    setReading({ files });
    callbacks.onFiles?.(files);
  };
  return (
    <details className="embedded-editor-inspector">
      <summary>{translate({ id: 'demos.editor.more', message: 'Preview, files and dependencies' })}</summary>
      <fieldset disabled={!isReady} aria-label={translate({ id: 'demos.editor.project', message: 'Project' })}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            run((editor) => editor.setPreviewPath(path));
          }}
        >
          <label>
            <span>{translate({ id: 'demos.editor.path', message: 'Preview path' })}</span>
            <input
              value={path}
              spellCheck={false}
              autoComplete="off"
              onChange={(event) => setPath(event.target.value)}
            />
          </label>
          <button type="submit">{translate({ id: 'demos.editor.go', message: 'Go' })}</button>
        </form>
        <div className="embedded-editor-buttons">
          {changes.map(({ label, create, destroy }) => (
            <button key={label} type="button" onClick={() => run((editor) => editor.applyDiff({ create, destroy }))}>
              {label}
            </button>
          ))}
          <button
            type="button"
            onClick={() => run((editor) => editor.applyDiff({ create: project.files, destroy: [] }))}
          >
            {translate({ id: 'demos.editor.restore', message: 'Restore the files' })}
          </button>
        </div>
        <div className="embedded-editor-buttons">
          <button type="button" onClick={() => run(readUrl)}>
            {translate({ id: 'demos.editor.read.url', message: 'Show the preview address' })}
          </button>
          <button type="button" onClick={() => run(readDependencies)}>
            {translate({ id: 'demos.editor.read.dependencies', message: 'Show the dependencies' })}
          </button>
          <button type="button" onClick={() => run(readFiles)}>
            {translate({ id: 'demos.editor.read.files', message: 'Show the files as they are now' })}
          </button>
        </div>
      </fieldset>
      <div aria-live="polite">
        <Reading {...reading} />
      </div>
    </details>
  );
}
