export { checkRules } from './check-rules';
export type { ReadOptions } from './options';
export { createSpecReader, type SpecReader } from './reader';
export type { OpenApiVersion, ReadResult, SpecDocument, SpecHost } from './types';
