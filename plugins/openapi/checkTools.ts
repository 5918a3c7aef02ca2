/** What the check needs to know of a document without writing pages; loaded on demand. */

export { findChanges } from './core/changes/findChanges';
export { buildModel } from './core/model/build';
export { buildPages } from './core/pages/build';
export { pageIds } from './core/pages/render';
export { printTypes } from './core/types/printTypes';
export { readOldVersion } from './read/readOldVersion';
export { pageWords } from './write/pageWords';
