/** Product spec, section 3: demo asset. */
export interface DemoAsset {
  id: string;
  title?: string;
  /** Plain text. */
  description?: string;
  keywords: string[];
  /** The file that exports the component: a key of `dependencies`. */
  entry: string;
  /** Packages by name, and files by their path below the folder that holds all of them, the entry first. */
  dependencies: Record<string, DemoDependency>;
}

/** The exact version that is installed, or the text of a file. */
export type DemoDependency = { type: 'NPM'; value: string } | { type: 'FILE'; value: string };

/** A file as readers see it. */
export interface ShownFile {
  /** Unique among the files of a demo. */
  name: string;
  /** Highlighted, without the comment that describes the demo. Other files than the first one are loaded on demand. */
  html?: string;
}

/** What a page shows of a demo. */
export interface DemoData extends DemoLook {
  id: string;
  title?: string;
  description?: string;
  files: ShownFile[];
}

export interface DemoLook {
  /** Height in pixels of a frame that shows the separate page. */
  iframe?: number;
  /** No space around the component. */
  compact?: boolean;
  /** CSS background of the component. */
  background?: string;
  defaultShowCode?: boolean;
  /** The component alone. */
  inline?: boolean;
  /** Shown by the dev server only. */
  debug?: boolean;
}

/** What a page loads of a demo when it is needed. */
export interface DemoSource<Component> {
  load(): Promise<{ default: Component }>;
  asset(): Promise<DemoAsset>;
  /** The files that the page does not have yet, by name. */
  files: Record<string, () => Promise<{ html: string }>>;
}

/** What a separate page needs. */
export type DemoPageData<Component> = Pick<DemoData, 'title' | 'description' | 'background' | 'compact'> &
  Pick<DemoSource<Component>, 'load'> & {
    /** Where it is on its page, below the base URL. */
    shownOn?: string;
  };

/** For search. */
export interface DemoOnPage {
  id: string;
  title: string;
  description: string;
  keywords: string[];
  /** The tab that shows it. */
  tab?: string;
}
