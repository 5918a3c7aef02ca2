/** Data of the components by instance of the docs plugin; see `useOwn`. */
declare module '@generated/openapi/default/operations.json' {
  const operations: Record<string, import('./core/view/types').OperationIndexPage[]>;
  export default operations;
}

declare module '@generated/openapi/default/patterns.json' {
  const patterns: Record<string, import('./core/code/highlight').Patterns>;
  export default patterns;
}

declare module '@generated/openapi/default/samples.json' {
  const samples: Record<string, import('./core/readerValues/types').FillableCalls>;
  export default samples;
}

declare module '@generated/openapi/default/security.json' {
  const security: Record<string, import('./core/view/types').SecuritySchemeView[]>;
  export default security;
}

declare module '@generated/openapi/default/servers.json' {
  const servers: Record<string, import('./core/view/types').ServerView[]>;
  export default servers;
}
