import { exactNumber } from '../../../shared/core/exactJson';
import { parseJson as parsePlainJson } from '../../../shared/core/json';
import type { JsonType, SandboxParameter, Shape } from '../api';
import { WrongValue } from '../failure';
import type { Json } from '../types';
import type { SentTexts } from './findTexts';
import { isKept, parseJson } from './parseJson';
import { decode, escapeRegExp } from './readTexts';

type Decode = (text: string) => string;

/** `isExact`: numbers that lose digits are those of `parseExact`; otherwise they are refused. */
export function readValue(parameter: SandboxParameter, { texts, members }: SentTexts, isExact = false): Json {
  const { in: place, list, object, json, types } = parameter;
  const decoded: Decode = (text) => {
    const result = place === 'header' || place === 'cookie' ? text : decode(text, place.startsWith('query'));
    if (result === undefined) throw new WrongValue('is not percent-encoded UTF-8');
    return result;
  };
  if (object && members.length > 0) return readMembers(members, parameter, decoded);
  if (list === 'repeat' || list === 'deep')
    return texts.map((text) => readScalar(decoded(text), parameter.items?.types));
  const [text = ''] = texts;
  if (texts.length > 1) throw new WrongValue('is there more than once');
  if (json) return readJson(decoded(text), types, isExact);
  const parts = list || object ? split(stripLead(parameter, text), parameter, decoded) : [];
  if (list) return parts.map((item) => readScalar(item, parameter.items?.types));
  if (object && object.separator !== 'deep') return pairUp(parts, parameter);
  return readScalar(decoded(stripLead(parameter, text)), types, isExact);
}

/** What cannot be read is its text; `undefined` for what should be JSON. */
export function readLeniently(parameter: SandboxParameter, sent: SentTexts): Json | undefined {
  try {
    return readValue(parameter, sent);
  } catch (error) {
    if (!(error instanceof WrongValue)) throw error;
    const { in: place, list, items, types } = parameter;
    const decoded: Decode = (text) => decode(text, place.startsWith('query')) ?? text;
    const [text = ''] = sent.texts;
    if (parameter.json) return parsePlainJson(decoded(text));
    if (!list) return readOrKeep(decoded(text), types);
    const texts = list === 'repeat' || list === 'deep' ? sent.texts.map(decoded) : split(text, parameter, decoded);
    return texts.map((item) => readOrKeep(item, items?.types));
  }
}

function readOrKeep(text: string, types: JsonType[] | undefined): Json {
  try {
    return readScalar(text, types);
  } catch {
    return isNumber(text) && types?.some((type) => type === 'integer' || type === 'number') ? Number(text) : text;
  }
}

function stripLead({ lead, name, list, object }: SandboxParameter, text: string): string {
  if (lead === undefined) return text;
  if (lead === 'label') {
    if (!text.startsWith('.')) throw new WrongValue('must begin with `.`');
    return text.slice(1);
  }
  if (list === ';' || object?.pairs) {
    if (!text.startsWith(';')) throw new WrongValue('must begin with `;`');
    const rest = text.slice(1);
    return object ? rest : rest.replace(new RegExp(`(^|;)${escapeRegExp(name)}=?`, 'g'), '$1');
  }
  const begin = `;${name}`;
  if (!text.startsWith(begin)) throw new WrongValue(`must begin with \`${begin}=\``);
  return text.slice(begin.length).replace(/^=/, '');
}

/** Many clients also encode separators; without a bare one, encoded ones separate. Empty text is an empty list. */
function split(text: string, { list, object }: SandboxParameter, decoded: Decode): string[] {
  const separator = list ?? object?.separator ?? ',';
  if (text === '') return [];
  return text.includes(separator) ? text.split(separator).map(decoded) : decoded(text).split(separator);
}

function memberOf({ fields = {}, rest }: Shape, name: string): Shape | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : rest;
}

function pairUp(parts: string[], { object, fields, rest }: SandboxParameter): Json {
  const typesOf = (name: string) => memberOf({ fields, rest }, name)?.types;
  if (object?.pairs) {
    return Object.fromEntries(
      parts.map((part) => {
        const [name = '', ...text] = part.split('=');
        return [name, readScalar(text.join('='), typesOf(name))];
      }),
    );
  }
  if (parts.length % 2 === 1) throw new WrongValue('must be names and values in turn');
  const entries = parts.flatMap((name, index) =>
    index % 2 === 0 ? [[name, readScalar(parts[index + 1] ?? '', typesOf(name))] as const] : [],
  );
  return Object.fromEntries(entries);
}

/** Deeper names would overflow the stack. */
const MAX_STEPS = 20;

type Tree = { texts: string[]; below: Map<string, Tree> };

function readMembers(members: SentTexts['members'], shape: Shape, decoded: Decode): Json {
  const root: Tree = { texts: [], below: new Map() };
  for (const [path, text] of members) {
    if (path.length > MAX_STEPS) throw new WrongValue(`is nested more than ${MAX_STEPS} levels deep`);
    let tree = root;
    for (const step of path) {
      const next = tree.below.get(step) ?? { texts: [], below: new Map() };
      tree.below.set(step, next);
      tree = next;
    }
    tree.texts.push(decoded(text));
  }
  return readTree(root, shape);
}

function readTree({ texts, below }: Tree, shape: Shape): Json {
  const isList = shape.types?.includes('array') ?? false;
  if (below.size === 0 && !isList) {
    if (texts.length > 1) throw new WrongValue('has a field more than once');
    return readScalar(texts[0] ?? '', shape.types);
  }
  if (isList) {
    // No style says how a list in an object travels.
    if (below.size === 0 && texts.length === 1 && texts[0]?.startsWith('[')) return readJson(texts[0], shape.types);
    const items = [...below.values()].map((tree) => readTree(tree, shape.items ?? {}));
    return [...texts.map((text) => readScalar(text, shape.items?.types)), ...items];
  }
  return Object.fromEntries([...below].map(([name, tree]) => [name, readTree(tree, memberOf(shape, name) ?? {})]));
}

export function readJson(text: string, types: JsonType[] | undefined, isExact = false): Json {
  const value = parseJson(text, isExact);
  if (types && !types.some((type) => isOfType(value, type))) throw new WrongValue(`must be ${nameTypes(types)}`);
  return value;
}

function readScalar(text: string, types: JsonType[] | undefined, isExact = false): Json {
  if (!types) return text;
  if (isNumber(text) && (types.includes('number') || (types.includes('integer') && /^-?\d+$/.test(text)))) {
    if (!isKept(text) && isExact) return exactNumber(text);
    if (!isKept(text)) throw new WrongValue(`is a number that loses digits: ${text}`);
    return Number(text);
  }
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  if (types.includes('string')) return text;
  if (types.includes('null') && (text === '' || text === 'null')) return null;
  // No style says how objects and lists in others travel.
  if (NESTED.test(text) && (types.includes('object') || types.includes('array'))) return readJson(text, types, isExact);
  throw new WrongValue(`must be ${nameTypes(types)}`);
}

const NESTED = /^[[{]/;

function isNumber(text: string): boolean {
  return /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(text);
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
