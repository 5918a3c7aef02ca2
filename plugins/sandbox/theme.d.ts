declare module '@generated/sandbox/default/api.json' {
  const api: import('./core/api').SandboxApi;
  export default api;
}

declare module '@generated/sandbox/default/validators.js' {
  const validators: import('./core/api').Validators;
  export default validators;
}

declare module '@generated/sandbox/default/backend.js' {
  const backend: import('./index').Backend | undefined;
  export default backend;
}
