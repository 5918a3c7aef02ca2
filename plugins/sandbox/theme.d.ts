/** The document of the first version of the docs, for components of the site. */
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
    /** What pages fetch of it, relative to the base of the site. */
    folder: string;
    backend(): Promise<{ default: import('./index').Backend | undefined }>;
  }
  const documents: Record<string, Document>;
  export default documents;
}

/** Where the bundler's files are: the base of the site. */
declare const __webpack_public_path__: string;
