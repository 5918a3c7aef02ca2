declare module '@api-data/_operations.json' {
  const pages: import('@site/plugins/openapi/core/view/types').OperationIndexPage[];
  export default pages;
}

declare module '@api-data/_patterns.json' {
  const patterns: import('@site/plugins/openapi/core/highlight').Patterns;
  export default patterns;
}

declare module '@api-data/_security.json' {
  const schemes: import('@site/plugins/openapi/core/view/types').SecuritySchemeView[];
  export default schemes;
}

declare module '@api-data/_servers.json' {
  const servers: import('@site/plugins/openapi/core/view/types').ServerView[];
  export default servers;
}
