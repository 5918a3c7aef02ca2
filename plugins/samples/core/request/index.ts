export { fillPath } from './fillPath';
export type { NameValue } from './parameterValue';
export {
  hasStyle,
  type ParameterFormat,
  type SerializedParameter,
  serializeParameter,
  styleOf,
} from './serializeParameter';
