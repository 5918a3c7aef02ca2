import type { PropDocContent, PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { ComponentType } from 'react';
import type { LivePage } from '../../../openapi';

/** What `dev/live/makeLive.ts` adds to the module of a generated page. */
export interface LiveParts {
  /** Ids of the generated headings. */
  ids: string[];
  /** Names of the components that sections can use. */
  components: string[];
  /** Everything in the page that is written by hand. */
  frame: string;
}

/** A page of MDX with its exports, as the docs plugin hands it to its components. */
export type Content = PropDocContent & { liveParts?: LiveParts };

/** The newest version of everything, in the dev server: the bundler replaces modules, and the server sends pages. */
const contents = new Map<string, Content>();
const versions = new Map<string, PropVersionMetadata>();
const pages = new Map<string, { permalink: string; page: LivePage }>();
const open = new Map<string, string>();
const listeners = new Set<() => void>();
/** For `useSyncExternalStore`: differs after each change. */
let links: ReadonlyMap<string, LivePage> = new Map();

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}

/** By `metadata.source`. */
export const newestContent = (source: string): Content | undefined => contents.get(source);
export const newestVersion = (version: PropVersionMetadata): PropVersionMetadata =>
  versions.get(nameOf(version)) ?? version;
export const sentPage = (source: string): LivePage | undefined => pages.get(source)?.page;
/** The pages that were sent, by permalink. */
export const sentPages = (): ReadonlyMap<string, LivePage> => links;
export const openSources = (): string[] => [...open.keys()];

export function receivePage(source: string, page: LivePage | null): void {
  const permalink = open.get(source);
  if (permalink === undefined) return;
  if (page) pages.set(source, { permalink, page });
  else pages.delete(source);
  links = new Map(Array.from(pages.values(), (sent) => [sent.permalink, sent.page]));
  notify();
}

/** Returns a function that closes the page. */
export function openPage(source: string, permalink: string): () => void {
  open.set(source, permalink);
  notify();
  return () => {
    open.delete(source);
    // The sidebar keeps what was sent until the bundler has it.
    pages.delete(source);
    notify();
  };
}

type Loaded = { default?: unknown; version?: PropVersionMetadata };
type Registry = Record<string, [load: () => Promise<Loaded>, request: string, id: number | string]>;

/** The registry itself is new: what it loads is the newest. */
export function forget(): void {
  contents.clear();
  versions.clear();
}

/** Loads modules again that the bundler has replaced. `ids`: of these modules. */
export async function renew(registry: Registry, ids: ReadonlyArray<number | string>): Promise<void> {
  const entries = Object.values(registry).filter(([, , id]) => ids.includes(id));
  for (const loaded of await Promise.all(entries.map(([load]) => load()))) keep(loaded);
  notify();
}

function keep({ default: main, ...others }: Loaded): void {
  if (typeof main === 'function') {
    // As the router does for the first version.
    const content = Object.assign(main, others) as unknown as Content & ComponentType;
    contents.set(content.metadata.source, content);
  } else if (typeof main === 'object' && main !== null && 'version' in main) {
    const { version } = main as { version: PropVersionMetadata };
    versions.set(nameOf(version), version);
  }
}

function nameOf({ pluginId, version }: PropVersionMetadata): string {
  return `${pluginId} ${version}`;
}
