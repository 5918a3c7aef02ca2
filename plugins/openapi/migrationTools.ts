/** What `livespec migrate` needs to know of a document without writing pages; loaded on demand. */

export { printDocument } from './core/download/printDocument';
export { listAddresses } from './core/pages/site/addresses';
export { pageWords } from './write/pageWords';
