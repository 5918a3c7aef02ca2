export type Files = Record<string, string>;

/** A project as the editor opens it. */
export interface EditorProject {
  title: string;
  description?: string;
  /** One of `TEMPLATES`. The editor opens another one as `javascript`, with a warning in the console. */
  template: string;
  /** Texts by path, relative to the root of the project. */
  files: Files;
  /** Versions by package. The template `node` reads them from its `package.json`. */
  dependencies?: Record<string, string>;
}

/** Creates or overwrites files, and deletes others. */
export interface FileDiff {
  create: Files;
  destroy: string[];
}

export type EditorTheme = 'light' | 'dark';

export const VIEWS = ['both', 'editor', 'preview'] as const;
export type EditorView = (typeof VIEWS)[number];

/** What a reader or the page can change in an open editor. */
export interface EditorSettings {
  /** Opened in a tab; several paths open several tabs. */
  file?: string | string[];
  theme: EditorTheme;
  view: EditorView;
  sidebar?: boolean;
  /** Starts with `/`. */
  previewPath?: string;
  diff?: FileDiff;
}

/** How the frame starts. The defaults are those of the editor. */
export interface FrameOptions {
  /** In pixels. 300 by default. */
  height?: number | string;
  /** Percentages, clamped to 0–100. */
  devToolsHeight?: number;
  terminalHeight?: number;
  hideDevTools?: boolean;
  hideExplorer?: boolean;
  hideNavigation?: boolean;
  /** A script of the `package.json` to run, or several with commas. */
  startScript?: string;
  /** The address of another server with the same editor. `https://stackblitz.com` by default. */
  origin?: string;
}
