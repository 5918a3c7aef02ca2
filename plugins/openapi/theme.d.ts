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

declare module '@theme/OperationList' {
  export { CallCount, default } from '@site/plugins/openapi/theme/OperationList';
}

declare module '@theme/ApiSecurity' {
  export { default, SecurityList } from '@site/plugins/openapi/theme/ApiSecurity';
}

declare module '@theme/ApiCode' {
  export { CopyButton, default } from '@site/plugins/openapi/theme/ApiCode';
}

declare module '@theme/Assumed' {
  export { Assumptions, default } from '@site/plugins/openapi/theme/Assumed';
}
