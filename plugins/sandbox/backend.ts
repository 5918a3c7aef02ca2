/** What a backend is written with: light enough for a page, which loads it with its sandbox. */
export { type Limit, limitReason } from './core/limits';
export type { Backend, Binary, Call, ControlCall, Handler, Json, Random, Result, State } from './core/types';
