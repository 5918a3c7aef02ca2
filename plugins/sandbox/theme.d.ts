declare module '@generated/sandbox/default/api.json' {
  const api: import('@site/plugins/sandbox/core/api').SandboxApi;
  export default api;
}

declare module '@generated/sandbox/default/validators.js' {
  const validators: import('@site/plugins/sandbox/core/api').Validators;
  export default validators;
}

declare module '@generated/sandbox/default/backend.js' {
  const backend: import('@site/plugins/sandbox').Backend | undefined;
  export default backend;
}
