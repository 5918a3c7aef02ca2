import type { Json } from '../../../../shared/core/json';
import type { PreparedRequest } from '../../sample/prepare';
import type { Template } from '../../sample/template';
import { code, concat, type Doc, fit, group, hang, hardLine, join, nest, softLine } from '../../text/doc';
import { isVisible, quoteDouble, visibleJson } from '../../text/invisible';
import { jsonDoc } from '../../text/json';
import { environmentName } from '../../text/names';
import { splitText } from '../../text/split-text';
import { using } from './imports';

export function quoteGo(text: string): string {
  return /[\\"]/.test(text) && isVisible(text) && !text.includes('`') ? `\`${text}\`` : quoteDouble(text);
}

export function writeVariable(name: string): Doc {
  return using('os', `os.Getenv(${quoteDouble(environmentName(name))})`);
}

const addPlus = (pieces: Doc[], plus = ' +') => hang(pieces, '\t', (piece) => [plus, hardLine, piece]);

/** A string in several pieces if it is too long for its line. */
export function writeString(text: string): Doc {
  return splitText(text, { quote: quoteGo, join: (pieces) => addPlus(pieces), beside: 6, hangs: true });
}

/** A call with its arguments in one line, in a line of their own, or one a line. */
export function writeCall(name: string, values: Doc[]): Doc {
  const inner = group(join(values, concat([',', softLine(' ')])));
  return group(code`${name}(${nest(concat([softLine(), inner]), '\t')}${softLine('', ',')})`);
}

/** The pieces in one line, with `plus` between them, or one a line. */
function joinOperands(operands: Doc[], plus = ' + '): Doc {
  const [only = '""', ...more] = operands;
  return more.length === 0 ? only : fit(join(operands, plus), () => addPlus(operands, plus.trimEnd()));
}

export function writeText(template: Template, plus?: string): Doc {
  const operands = template.map((part) =>
    typeof part === 'string' ? writeString(part) : writeVariable(part.variable),
  );
  return joinOperands(operands, plus);
}

/** The text as one of several arguments, where gofmt wants no spaces around `+`. */
export function writeArgument(template: Template): Doc {
  return writeText(template, '+');
}

/** The URL, which begins with the constant `base`. */
export function writeUrl({ base, path, query, rawQuery }: PreparedRequest): Doc {
  const hasQuery = query.length > 0;
  const raw = rawQuery === undefined ? '' : `${hasQuery ? '&' : '?'}${rawQuery}`;
  const texts = hasQuery ? [`${path}?`, { code: 'query.Encode()' }, raw] : [path + raw];
  const operands = texts
    .filter((text) => text !== '')
    .map((text) => (typeof text === 'string' ? writeString(text) : text.code));
  return joinOperands(base === '' ? operands : ['base', ...operands]);
}

/** JSON in a raw string. A backquote can occur only inside JSON strings, where it can be escaped. */
export function writeJson(value: Json): Doc {
  return code`\`${jsonDoc(value, '\t', (text) => visibleJson(text).replaceAll('`', '\\u0060'))}\``;
}
