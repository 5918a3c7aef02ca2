import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { describeView } from '../../browser/editorWords';
import type { Change } from '../../browser/useSettings';
import { type EditorSettings, VIEWS } from '../../core/editor/types';

export interface ControlsProps {
  files: string[];
  wanted: EditorSettings;
  isReady: boolean;
  onChange: Change;
  onOpenTab: () => void;
}

export default function Controls({ files, wanted, isReady, onChange, onOpenTab }: ControlsProps): ReactNode {
  const { file, view, theme, sidebar = false } = wanted;
  const isDark = theme === 'dark';
  return (
    <div className="embedded-editor-controls">
      <fieldset
        disabled={!isReady}
        aria-label={translate({ id: 'demos.editor.controls', message: 'Controls of the editor' })}
      >
        <select
          aria-label={translate({ id: 'demos.editor.file', message: 'File' })}
          value={typeof file === 'string' ? file : ''}
          onChange={(event) => onChange({ file: event.target.value })}
        >
          {(typeof file !== 'string' || !files.includes(file)) && (
            <option value={typeof file === 'string' ? file : ''} disabled>
              {translate({ id: 'demos.editor.file.choose', message: 'Open a file' })}
            </option>
          )}
          {files.map((path) => (
            <option key={path}>{path}</option>
          ))}
        </select>
        <fieldset
          className="embedded-editor-views"
          aria-label={translate({ id: 'demos.editor.view', message: 'View' })}
        >
          {VIEWS.map((name) => (
            <button key={name} type="button" aria-pressed={name === view} onClick={() => onChange({ view: name })}>
              {describeView(name)}
            </button>
          ))}
        </fieldset>
        <button type="button" aria-pressed={sidebar} onClick={() => onChange({ sidebar: !sidebar })}>
          {translate({ id: 'demos.editor.sidebar', message: 'Sidebar' })}
        </button>
        <button type="button" aria-pressed={isDark} onClick={() => onChange({ theme: isDark ? 'light' : 'dark' })}>
          {translate({ id: 'demos.editor.dark', message: 'Dark' })}
        </button>
      </fieldset>
      <button type="button" onClick={onOpenTab}>
        {translate({ id: 'demos.editor.tab', message: 'Open in a new tab' })}
      </button>
    </div>
  );
}
