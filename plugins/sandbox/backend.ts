/** Everything a backend imports; light enough to be loaded by a page. */
export { either, flag, listOf, oneOf, optional, readInput, text, whole } from './core/controls/readInput';
export { type Limit, limitReason } from './core/limits';
export type {
  Backend,
  Binary,
  Call,
  ControlCall,
  Handler,
  Json,
  Login,
  Random,
  Result,
  Scene,
  State,
  Who,
  World,
  WorldRow,
} from './core/types';
