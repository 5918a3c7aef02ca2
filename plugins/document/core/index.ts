export { MAX_BYTES, NotRead } from './files/guard';
export { locateDocument } from './files/resolveFile';
export { checkRules } from './lint/checkRules';
export type { ReadOptions, Spec, View } from './options';
export { isHtmlFile } from './parse/parseFile';
export type { OpenApiVersion, ReadResult, SpecDocument, SpecHost } from './parse/types';
export { createSpecReader, type SpecReader } from './reader';
