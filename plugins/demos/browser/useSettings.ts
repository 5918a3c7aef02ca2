import { type RefObject, useCallback, useEffect, useState } from 'react';
import { changedSettings, type Setting, takeSettings } from '../core/editor/changedSettings';
import type { EditorSettings } from '../core/editor/types';
import type { Editor } from './editor';
import type { Connection } from './useConnection';

export type Change = (changes: Partial<EditorSettings>) => void;

/** What the page or the reader wants, whoever said so last. */
export function useWanted(given: EditorSettings): [EditorSettings, Change] {
  const [seen, setSeen] = useState(given);
  const [wanted, setWanted] = useState(given);
  const change = useCallback<Change>((changes) => setWanted((before) => ({ ...before, ...changes })), []);
  const changed = changedSettings(seen, given);
  if (changed.length > 0) {
    setSeen(given);
    change(takeSettings(given, changed));
  }
  return [wanted, change];
}

/** Tells an editor that answers what has changed. What it refuses is taken back. */
export function useApply(
  connection: Connection,
  appliedRef: RefObject<EditorSettings>,
  wanted: EditorSettings,
  change: Change,
  onError: (error: Error) => void,
): void {
  useEffect(() => {
    if (connection.state !== 'ready') return;
    const before = appliedRef.current;
    appliedRef.current = wanted;
    for (const name of changedSettings(before, wanted)) {
      tell(connection.editor, name, wanted).catch((error: Error) => {
        const former = takeSettings(before, [name]);
        appliedRef.current = { ...appliedRef.current, ...former };
        change(former);
        onError(error);
      });
    }
  }, [connection, appliedRef, wanted, change, onError]);
}

async function tell(editor: Editor, name: Setting, { file, theme, view, sidebar, ...rest }: EditorSettings) {
  if (name === 'file') return file === undefined ? undefined : editor.openFile(file);
  if (name === 'theme') return editor.setTheme(theme);
  if (name === 'view') return editor.setView(view);
  if (name === 'sidebar') return editor.showSidebar(sidebar ?? false);
  if (name === 'previewPath') return editor.setPreviewPath(rest.previewPath ?? '/');
  return rest.diff && editor.applyDiff(rest.diff);
}
