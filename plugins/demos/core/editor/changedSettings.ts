import type { EditorSettings } from './types';

export type Setting = keyof EditorSettings;

const SETTINGS: readonly Setting[] = ['file', 'theme', 'view', 'sidebar', 'previewPath', 'diff'];

/** By value: a page makes a new diff, and a new list of files, whenever it renders. */
export function changedSettings(before: EditorSettings, after: EditorSettings): Setting[] {
  return SETTINGS.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

export function takeSettings(from: EditorSettings, names: readonly Setting[]): Partial<EditorSettings> {
  return Object.fromEntries(names.map((name) => [name, from[name]]));
}
