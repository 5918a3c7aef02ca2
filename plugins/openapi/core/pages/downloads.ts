export type DocumentFormat = 'yaml' | 'json';

/** The document as one file, below the overview. */
export const DOWNLOADS: ReadonlyArray<{ name: string; format: DocumentFormat }> = [
  { name: 'openapi.yaml', format: 'yaml' },
  { name: 'openapi.json', format: 'json' },
];
