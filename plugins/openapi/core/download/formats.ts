export type DocumentFormat = 'yaml' | 'json';

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
