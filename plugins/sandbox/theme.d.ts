declare module '@generated/sandbox/default/api.json' {
  const api: import('./core/api').SandboxApi;
  export default api;
}

declare module '@generated/sandbox/default/backend.js' {
  const backend: import('./index').Backend | undefined;
  export default backend;
}

/** The documents that sandboxes answer for, by version of the docs: see `versionKey`. */
declare module '@generated/sandbox/default/documents.js' {
  interface Document {
    api(): Promise<{ default: import('./core/api').SandboxApi }>;
    backend(): Promise<{ default: import('./index').Backend | undefined }>;
  }
  const documents: Record<string, Document>;
  export default documents;
}
