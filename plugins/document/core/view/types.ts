/** What of a document is shown; the rest is nowhere. `{}`: all that is not marked as internal. */
export interface View {
  /** Tags whose operations are shown; after `!`, those whose operations are not: `['pets', '!admin']`. */
  tags?: string[];
  /** Patterns of paths, and of names of webhooks, in the same way: `['/pets/**', '!/pets/{petId}/*']`. */
  paths?: string[];
  /** `true`: what is marked `x-internal: true` is shown, too, and without a mark. */
  internal?: boolean;
  /** A version: what `x-since` says is newer is not shown. */
  version?: string;
}
