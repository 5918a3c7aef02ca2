import { DOWNLOADS, type DocumentFormat, TOOL_FILES, type ToolFormat } from './formats';

/** Files below the overview, as a build writes them and the dev server makes them. */
export const PUBLISHED_FILES: ReadonlyArray<{ name: string; format: DocumentFormat | ToolFormat; mediaType: string }> =
  [
    ...DOWNLOADS.map((file) => ({ ...file, mediaType: `application/${file.format}` })),
    ...TOOL_FILES.map((file) => ({
      ...file,
      mediaType: file.name.endsWith('.json') ? 'application/json' : 'text/plain',
    })),
  ];
