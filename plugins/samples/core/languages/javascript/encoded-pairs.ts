import { percentEncode } from '../../request/percent';
import type { PreparedRequest } from '../../sample/prepare';
import { encodedPairs, hasVariable, isPlainPair, literalText, type TemplatePair } from '../../sample/template';
import type { Block } from '../../text/block';
import { code, type Doc, fit, hang, hardLine } from '../../text/doc';
import { writeConst } from './base';
import { writeCall, writeList, writeValue } from './literals';
import { joinTexts, quoteJs, writeString } from './quote';
import { variableName } from './variables';

/** `name=value`, encoded by hand: mini-games have no URLSearchParams. */
function writePair(pair: TemplatePair): Doc {
  const { name, value } = pair;
  const start = `${percentEncode(name)}=`;
  if (isPlainPair(pair)) return writeString(start + literalText(value));
  const [only = '', ...more] = value;
  const apart = () => {
    const encoded = writeCall('encodeURIComponent', [writeValue(value, variableName)]);
    return hang([quoteJs(start), encoded], '  ', (part) => [' +', hardLine, part]);
  };
  if (more.length > 0)
    return fit(code`${quoteJs(start)} + encodeURIComponent(${writeValue(value, variableName)})`, apart);
  const argument = typeof only === 'string' ? quoteJs(only) : variableName(only.variable);
  return fit(joinTexts([start, { code: `encodeURIComponent(${argument})` }]), apart);
}

export function writeEncodedPairs(pairs: TemplatePair[], rawQuery?: string): Doc {
  if (pairs.every(isPlainPair)) return writeString(literalText(encodedPairs(pairs, rawQuery)));
  const written = pairs.map(writePair);
  if (rawQuery !== undefined) written.push(writeString(rawQuery));
  const [only = "''", ...more] = written;
  return more.length === 0 ? only : code`${writeList(written)}.join('&')`;
}

/** Columns for a path and a query behind the constant `base`. */
const SHORT = 34;

/** A query without variables goes into the URL if it is short, otherwise into a constant. */
export function queryOf(request: PreparedRequest): { setup: Block; query?: string; rawQuery?: string } {
  const { path, query, rawQuery } = request;
  const text = encodedPairs(query, rawQuery);
  if (text.length === 0) return { setup: [] };
  const isShort = !hasVariable(text) && path.length + literalText(text).length < SHORT;
  if (isShort || query.length === 0) return { setup: [], rawQuery: literalText(text) };
  const value = writeEncodedPairs(query, rawQuery);
  const isList = query.length + (rawQuery === undefined ? 0 : 1) > 1 && !query.every(isPlainPair);
  return { setup: [isList ? code`const query = ${value};` : writeConst('query', value)], query: 'query' };
}
