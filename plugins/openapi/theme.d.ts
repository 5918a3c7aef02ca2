declare module '@api-data/_operations.json' {
  const pages: import('@site/plugins/openapi/core/view/types').OperationIndexPage[];
  export default pages;
}

declare module '@api-data/_grammars.json' {
  const grammars: Record<string, import('@site/plugins/openapi/core/highlight').Grammar>;
  export default grammars;
}

declare module '@api-data/_security.json' {
  const schemes: import('@site/plugins/openapi/core/view/types').SecuritySchemeView[];
  export default schemes;
}

declare module '@api-data/_servers.json' {
  const servers: import('@site/plugins/openapi/core/view/types').ServerView[];
  export default servers;
}
