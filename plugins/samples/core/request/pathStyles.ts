import type { ParameterValue } from './parameterValue';
import { percentEncode } from './percent';

type Encode = (text: string) => string;

/** `allowReserved` (OpenAPI 3.2), except characters that would end the path or segment. */
const RESERVED = ":@!$&'()*+,;=";

function join(value: ParameterValue, separator: string, between: string, encode: Encode): string {
  if (value.kind === 'primitive') return encode(value.text);
  if (value.kind === 'list') return value.items.map(encode).join(separator);
  return value.members.map(([name, text]) => `${encode(name)}${between}${encode(text)}`).join(separator);
}

function writeMatrix(name: string, value: ParameterValue, explode: boolean, encode: Encode): string {
  // RFC 6570 section 3.2.7: a name without a value has no equals sign.
  const pair = (key: string, text: string) => (text === '' ? `;${encode(key)}` : `;${encode(key)}=${text}`);
  if (explode && value.kind === 'list') return value.items.map((item) => pair(name, encode(item))).join('');
  if (explode && value.kind === 'object') {
    return value.members.map(([key, text]) => pair(key, encode(text))).join('');
  }
  return pair(name, join(value, ',', ',', encode));
}

/** Includes the prefix of `matrix` and `label`. */
export function writePathValue(
  name: string,
  value: ParameterValue,
  style: string,
  explode: boolean,
  allowReserved: boolean,
): string {
  const encode = (text: string) => percentEncode(text, allowReserved ? RESERVED : '');
  const between = explode ? '=' : ',';
  if (style === 'matrix') return writeMatrix(name, value, explode, encode);
  if (style === 'label') return `.${join(value, explode ? '.' : ',', between, encode)}`;
  return join(value, ',', between, encode);
}
