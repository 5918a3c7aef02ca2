/** By name: see `writeActions`. */
declare module '@generated/openapi/default/actions.js' {
  const actions: Record<string, import('react').ComponentType<import('@theme/ApiOperation/Actions').ActionProps>>;
  export default actions;
}

/** Data of the components by version of the docs, null where it has no document: see `useOwn`. */
declare module '@generated/openapi/default/download.json' {
  const downloads: Record<string, import('./core/download/formats').Download | null>;
  export default downloads;
}

declare module '@generated/openapi/default/operations.json' {
  const operations: Record<string, import('./core/view/types').OperationIndexPage[] | null>;
  export default operations;
}

declare module '@generated/openapi/default/patterns.json' {
  const patterns: Record<string, import('../samples/core/code/highlight').Patterns | null>;
  export default patterns;
}

declare module '@generated/openapi/default/samples.json' {
  const samples: Record<string, import('./core/readerValues/types').FillableCalls | null>;
  export default samples;
}

declare module '@generated/openapi/default/security.json' {
  const security: Record<string, import('./core/view/types').SecuritySchemeView[] | null>;
  export default security;
}

declare module '@generated/openapi/default/servers.json' {
  const servers: Record<string, import('./core/view/types').ServerView[] | null>;
  export default servers;
}
