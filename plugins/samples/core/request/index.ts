export { fillPath } from './fillPath';
export type { NameValue } from './parameterValue';
export {
  type ParameterFormat,
  type SerializedParameter,
  serializeParameter,
  styleOf,
} from './serializeParameter';
