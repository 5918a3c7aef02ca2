import type { Json } from '../../../../shared/core/json';
import { percentEncode } from '../../request/percent';
import type { PreparedRequest } from '../../sample/prepare';
import { isPlainPair, literalText, type Slot, type Template, type TemplatePair } from '../../sample/template';
import { code, concat, type Doc, group, hang, hardLine, join, nest, softLine } from '../../text/doc';
import { quoteDouble, visibleJson } from '../../text/invisible';
import { jsonDoc, layOutJson } from '../../text/json';
import { environmentName } from '../../text/names';
import { splitText } from '../../text/split-text';
import { using } from './imports';

/** The compiler limits constants to 65,535 bytes; a UTF-16 code unit takes at most three. */
const MAX_CONSTANT = 15_000;

/** A string literal, or pieces joined at run time: `+` would fold them into one constant. */
export function quoteJava(text: string): string {
  const pieces = text.match(new RegExp(`[^]{1,${MAX_CONSTANT}}`, 'gu')) ?? [''];
  return pieces.length === 1 ? quoteDouble(text) : `String.join("", ${pieces.map(quoteDouble).join(', ')})`;
}

/** Arguments in one line, or one a line. */
export function writeCall(name: string, values: Doc[]): Doc {
  const lines = join(values, concat([',', softLine(' ')]));
  return group(code`${name}(${nest(concat([softLine(), lines]), CONTINUATION)})`);
}

export const CONTINUATION = '    ';

/** A text block, or a string. */
export function writeJson(value: Json): Doc {
  const json = layOutJson(value, '  ');
  if (json.length > MAX_CONSTANT) return quoteJava(json);
  if (typeof value !== 'object' || value === null) return writeString(json);
  const escape = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""');
  const lines = jsonDoc(value, '  ', (text) => escape(visibleJson(text)));
  return concat(['"""', nest(concat([hardLine, lines, '"""']), CONTINUATION)]);
}

const addPlus = (pieces: Doc[]) => hang(pieces, CONTINUATION, (piece) => [hardLine, '+ ', piece]);

/** A string in several pieces if it is too long for its line. */
export function writeString(text: string): Doc {
  return splitText(text, { quote: quoteJava, join: addPlus, beside: 8, hangs: true });
}

function writeVariable({ variable, local }: Slot): string {
  return local ? variable : `System.getenv(${quoteDouble(environmentName(variable))})`;
}

const encode = (value: Doc) => using(['URLEncoder', 'UTF_8'], writeCall('URLEncoder.encode', [code`${value}, UTF_8`]));

/** `name=value` as operands. A value stays readable: it is encoded at run time. */
export function pairOperands(pairs: TemplatePair[], first: string): Doc[] {
  return pairs.flatMap((pair, index) => {
    const start = `${index === 0 ? first : '&'}${percentEncode(pair.name)}=`;
    if (isPlainPair(pair)) return [writeString(start + literalText(pair.value))];
    return [
      writeString(start),
      ...pair.value.map((part) => encode(typeof part === 'string' ? writeString(part) : writeVariable(part))),
    ];
  });
}

/** Joined by `+`: in one line, or one operand a line. */
export function joinOperands(operands: Doc[], by = CONTINUATION): Doc {
  const [only = '""', ...more] = operands;
  if (more.length === 0) return only;
  return group(hang(operands, by, (operand) => [softLine(' '), '+ ', operand]));
}

export function writeText(template: Template): Doc {
  return joinOperands(template.map((part) => (typeof part === 'string' ? writeString(part) : writeVariable(part))));
}

/** The URL, which begins with the variable `base`. Each pair of the query is an operand of its own. */
export function writeUrl({ base, path, query, rawQuery }: PreparedRequest): Doc {
  const raw = rawQuery === undefined ? [] : [writeString(`${query.length > 0 ? '&' : '?'}${rawQuery}`)];
  const start = path === '' ? [] : [writeString(path)];
  return joinOperands([...(base === '' ? [] : ['base']), ...start, ...pairOperands(query, '?'), ...raw]);
}
