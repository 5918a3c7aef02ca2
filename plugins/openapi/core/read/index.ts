export { checkRules } from './check-rules';
export { createSpecReader, type SpecReader } from './reader';
export type { OpenApiVersion, ReadOptions, ReadResult, SpecDocument, SpecHost } from './types';
