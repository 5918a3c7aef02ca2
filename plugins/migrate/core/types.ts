/** What an old address showed. */
export type OldTarget =
  | { kind: 'overview' }
  | { kind: 'operation'; method: string; path: string }
  | { kind: 'tag'; name: string }
  | { kind: 'schema'; name: string }
  /** Of a description: `section` or `tag` and its name, and the headings above it, escaped. */
  | { kind: 'heading'; hash: string };

/** A page of the old site, or a part of one. */
export interface OldPlace {
  /** A path below the pages of the document, or a hash without its `#`. */
  at: string;
  target: OldTarget;
}

export const PAN = 'docusaurus-plugin-openapi-docs';

/** The tool that shows a document. */
export type Peer = typeof PAN | 'redocusaurus';

/** A document that the old site shows. */
export interface OldApi {
  peer: Peer;
  /** Unique in the site: the `id` of the new instance of `plugin-docs`. */
  id: string;
  /** A file relative to the site folder, or a URL. */
  spec: string;
  /** Where its pages are, without slashes at the ends: `docs/petstore`. */
  route: string;
  /** Options of the old tool, as the site has them. */
  options: Record<string, unknown>;
  /** The folder of its new pages below the old ones, if several documents shared those. */
  part?: string;
  /** An older version of the document above it. */
  versionOf?: { id: string; name: string; label?: string };
  /** The folder of its generated pages, relative to the site folder. */
  outputDir?: string;
  /** Ids of its generated pages begin with it: `petstore/`. Absent if they are no docs of the site. */
  docIdBase?: string;
}
