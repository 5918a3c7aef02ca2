export { checkRules } from './lint/checkRules';
export type { ReadOptions } from './options';
export { isHtmlFile } from './parse/parseFile';
export { createSpecReader, type SpecReader } from './reader';
export { MAX_BYTES, NotRead } from './references/guard';
export { locateDocument } from './references/resolveFile';
export type { OpenApiVersion, ReadResult, SpecDocument, SpecHost } from './types';
