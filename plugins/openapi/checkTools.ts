/** What the check needs to read a document without writing pages; loaded on demand. */

export { findChanges } from './core/changes/findChanges';
export { translateDocument } from './core/document/translate';
export { walkDocument } from './core/document/walkDocument';
export { buildModel } from './core/model/build';
export { buildPages } from './core/pages/build';
export { pageIds } from './core/pages/render';
export type { ReadResult, SpecDocument, SpecReader } from './core/read';
export { readOldVersion } from './oldVersion';
export { pageWords } from './pageWords';
export { createReader, nodeHost } from './read';
