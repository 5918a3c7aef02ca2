import type { Json } from '../../../../shared/core/json';
import type { PreparedRequest } from '../../sample/prepare';
import type { Template, TemplatePair } from '../../sample/template';
import { stack } from '../../text/block';
import { type Brackets, code, concat, type Doc, fit, hardLine, join, nest, writeCollection } from '../../text/doc';
import { escapeInvisible, literalEscape, quoteDouble } from '../../text/invisible';
import { type LiteralSyntax, writeJsonLiteral } from '../../text/json';
import { environmentName } from '../../text/names';
import { splitText } from '../../text/split-text';
import { using } from './imports';

const brackets = (open: string, close: string): Brackets => ({
  open,
  close,
  padding: '',
  trailing: ',',
  indent: '    ',
});

const LIST = brackets('[', ']');
const DICT = brackets('{', '}');

export function quotePython(text: string): string {
  if (!text.includes('"') || text.includes("'")) return quoteDouble(text);
  return `'${escapeInvisible(text.replaceAll('\\', '\\\\'), literalEscape)}'`;
}

const SYNTAX: LiteralSyntax = {
  text: writeString,
  key: quotePython,
  true: 'True',
  false: 'False',
  null: 'None',
  list: LIST,
  object: DICT,
};

export function writeJson(value: Json): Doc {
  return writeJsonLiteral(value, SYNTAX);
}

/** Pieces in parentheses, one a line. */
function wrapPieces(pieces: Doc[]): Doc {
  return concat(['(', nest(concat([hardLine, join(pieces, hardLine)]), '    '), hardLine, ')']);
}

function splitString(text: string, quote: (piece: string) => string): Doc {
  return splitText(text, { quote, join: (pieces) => wrapPieces(pieces), beside: 4, hangs: false });
}

export function writeString(text: string): Doc {
  return splitString(text, quotePython);
}

export function writeText(template: Template): Doc {
  if (template.length === 0) return '""';
  const parts = template.map((part) => {
    if (typeof part === 'string') return quotePython(part);
    return part.local ? part.variable : `os.environ[${quotePython(environmentName(part.variable))}]`;
  });
  const [only = '', ...more] = template;
  if (more.length === 0 && typeof only === 'string') return writeString(only);
  const line = parts.join(' + ');
  const text = fit(line, () => (parts.length === 1 ? line : wrapPieces([fit(line, () => stack(addPlus(parts)))])));
  return template.some((part) => typeof part !== 'string' && !part.local) ? using('os', text) : text;
}

const addPlus = (parts: string[]) => parts.map((part, index) => (index === 0 ? part : `+ ${part}`));

export function writeBytes(template: Template): Doc {
  const [text = '', ...more] = template;
  if (more.length > 0 || typeof text !== 'string') return code`(${writeText(template)}).encode()`;
  // Bytes literals have no `\u` escapes and allow only ASCII.
  const isPlain = (quoted: string) => /^[\x20-\x7E]*$/.test(quoted) && !quoted.includes('\\u');
  return isPlain(quotePython(text))
    ? splitString(text, (piece) => `b${quotePython(piece)}`)
    : code`${writeString(text)}.encode()`;
}

/** The URL as an f-string that begins with the constant `BASE`. `query` is the variable of that name. */
export function writeUrl({ base, path, query, rawQuery }: PreparedRequest): Doc {
  const start = base === '' ? '' : '{BASE}';
  const raw = rawQuery === undefined ? '' : braced(`${query.length > 0 ? '&' : '?'}${rawQuery}`);
  const end = `${query.length > 0 ? '?{query}' : ''}${raw}`;
  return splitString(start + braced(path) + end, (piece) => (/[{}]/.test(piece) ? 'f' : '') + quoteDouble(piece));
}

const braced = (text: string) => text.replace(/[{}]/g, '$&$&');

export function writePairs(pairs: TemplatePair[]): Doc {
  const names = pairs.map(({ name }) => name);
  if (new Set(names).size === names.length) return writeDict(pairs);
  return writeList(pairs.map(({ name, value }) => writeArguments([quotePython(name), writeText(value)])));
}

export function writeDict(pairs: TemplatePair[]): Doc {
  return writeCollection(
    pairs.map(({ name, value }) => code`${quotePython(name)}: ${writeText(value)}`),
    DICT,
  );
}

export function writeList(items: Doc[]): Doc {
  return writeCollection(items, LIST);
}

export function writeArguments(items: Doc[]): Doc {
  return writeCollection(items, brackets('(', ')'));
}
