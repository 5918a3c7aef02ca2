export { checkRules } from './lint/checkRules';
export type { ReadOptions } from './options';
export { createSpecReader, type SpecReader } from './reader';
export type { OpenApiVersion, ReadResult, SpecDocument, SpecHost } from './types';
