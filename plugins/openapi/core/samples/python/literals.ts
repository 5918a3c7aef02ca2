import type { Json } from '../../json';
import { hasVariable, type Template, type TemplatePair } from '../template';
import { type Brackets, writeCollection } from '../text/collection';
import { escapeInvisible, literalEscape, quoteDouble } from '../text/invisible';
import { type LiteralSyntax, writeJsonLiteral } from '../text/json-literal';
import { environmentName } from '../text/names';

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
  text: quotePython,
  key: quotePython,
  true: 'True',
  false: 'False',
  null: 'None',
  list: LIST,
  object: DICT,
};

export function writeJson(value: Json): string {
  return writeJsonLiteral(value, SYNTAX);
}

export function writeText(template: Template): string {
  if (template.length === 0) return '""';
  return template
    .map((part) => {
      if (typeof part === 'string') return quotePython(part);
      return part.local ? part.variable : `os.environ[${quotePython(environmentName(part.variable))}]`;
    })
    .join(' + ');
}

export function writeBytes(template: Template): string {
  const text = writeText(template);
  if (template.length > 1) return `(${text}).encode()`;
  // Bytes literals have no `\u` escapes and allow only ASCII.
  return !hasVariable(template) && /^[\x20-\x7E]*$/.test(text) && !text.includes('\\u')
    ? `b${text}`
    : `${text}.encode()`;
}

export function writePairs(pairs: TemplatePair[]): string {
  const names = pairs.map(({ name }) => name);
  if (new Set(names).size === names.length) return writeDict(pairs);
  const items = pairs.map(({ name, value }) => `(${quotePython(name)}, ${writeText(value)})`);
  return writeCollection(items, LIST);
}

export function writeDict(pairs: TemplatePair[]): string {
  return writeCollection(
    pairs.map(({ name, value }) => `${quotePython(name)}: ${writeText(value)}`),
    DICT,
  );
}

export function writeList(items: string[]): string {
  return writeCollection(items, LIST);
}

export function writeArguments(items: string[]): string {
  return writeCollection(items, brackets('(', ')'));
}
