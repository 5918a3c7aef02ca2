/** What the check needs to read a document without writing pages; loaded on demand. */
export { buildModel } from './core/model/build';
export { buildPages } from './core/pages/build';
export { pageIds } from './core/pages/render';
export type { ReadResult, SpecDocument, SpecReader } from './core/read';
export { translateDocument } from './core/translate';
export { walkDocument } from './core/walkDocument';
export { pageWords } from './pageWords';
export { createReader, nodeHost } from './read';
