import type { JsonType, SandboxParameter } from '../api';
import type { Json } from '../types';
import { WrongValue } from './failure';
import { isKept, parseJson } from './parseJson';
import { decode } from './readTexts';

/**
 * The value of a parameter from its texts, of which there is at least one, as they stand in the request. Throws a
 * `WrongValue`.
 */
export function readValue({ in: place, list, json, types }: SandboxParameter, texts: string[]): Json {
  const decoded = (text: string) => {
    const result = place === 'header' ? text : decode(text, place === 'query');
    if (result === undefined) throw new WrongValue('is not percent-encoded UTF-8');
    return result;
  };
  if (list?.style === 'repeat') return texts.map((text) => readScalar(decoded(text), list.types));
  const [text = ''] = texts;
  if (texts.length > 1) throw new WrongValue('is there more than once');
  if (json) return readJson(decoded(text), types);
  if (list) return split(text, list.style, decoded).map((item) => readScalar(item, list.types));
  return readScalar(decoded(text), types);
}

/**
 * Commas between items are bare, commas inside of them are encoded. Many clients encode all: without a bare comma, the
 * encoded ones stand between items. An empty text is an empty list.
 */
function split(text: string, separator: string, decoded: (text: string) => string): string[] {
  if (text === '') return [];
  return text.includes(separator) ? text.split(separator).map(decoded) : decoded(text).split(separator);
}

export function readJson(text: string, types: JsonType[] | undefined): Json {
  const value = parseJson(text);
  if (types && !types.some((type) => isOfType(value, type))) throw new WrongValue(`must be ${nameTypes(types)}`);
  return value;
}

function readScalar(text: string, types: JsonType[] | undefined): Json {
  if (!types) return text;
  const isNumber = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(text);
  if (isNumber && (types.includes('number') || (types.includes('integer') && /^-?\d+$/.test(text)))) {
    if (!isKept(text)) throw new WrongValue(`is a number that loses digits: ${text}`);
    return Number(text);
  }
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  if (types.includes('string')) return text;
  throw new WrongValue(`must be ${nameTypes(types)}`);
}

function isOfType(value: Json, type: JsonType): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type && (type !== 'object' || (value !== null && !Array.isArray(value)));
}

function nameTypes(types: JsonType[]): string {
  return types.map((type) => (type === 'null' ? type : `${/^[aeio]/.test(type) ? 'an' : 'a'} ${type}`)).join(' or ');
}
