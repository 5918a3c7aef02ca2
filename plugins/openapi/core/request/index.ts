export { fillPath } from './fill-path';
export {
  type NameValue,
  type ParameterFormat,
  type SerializedParameter,
  serializeParameter,
} from './serialize-parameter';
