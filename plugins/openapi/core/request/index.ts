export { fillPath } from './fill-path';
export type { NameValue } from './parameter-value';
export {
  type ParameterFormat,
  type SerializedParameter,
  serializeParameter,
} from './serialize-parameter';
