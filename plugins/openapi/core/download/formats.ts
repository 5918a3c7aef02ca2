export type DocumentFormat = 'yaml' | 'json';
export type ToolFormat = 'postman' | 'http' | 'schemas' | 'types';

/** Where the document of an API can be downloaded. */
export interface Download {
  /** Address of the overview, below the base path. */
  folder: string;
  /** A very long document is not offered as YAML. */
  formats: DocumentFormat[];
}

/** The document as one file, below the overview. */
export const DOWNLOADS: ReadonlyArray<{ name: string; format: DocumentFormat }> = [
  { name: 'openapi.yaml', format: 'yaml' },
  { name: 'openapi.json', format: 'json' },
];

/** What tools read that do not read the document, beside it. `label`: the name that people know it by. */
export const TOOL_FILES: ReadonlyArray<{ name: string; format: ToolFormat; label: string }> = [
  { name: 'postman.json', format: 'postman', label: 'Postman' },
  { name: 'requests.http', format: 'http', label: '.http' },
  { name: 'schemas.json', format: 'schemas', label: 'JSON Schema' },
  { name: 'types.ts', format: 'types', label: 'TypeScript' },
];
