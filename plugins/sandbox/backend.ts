/** What a backend is written with: light enough for a page, which loads it with its sandbox. */
export { either, flag, listOf, oneOf, optional, readInput, text, whole } from './core/controls/readInput';
export { type Limit, limitReason } from './core/limits';
export type { Backend, Binary, Call, ControlCall, Handler, Json, Random, Result, State } from './core/types';
