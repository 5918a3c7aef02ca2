import { percentEncode } from '../../request/percent';
import { encodedPairs, hasVariable, literalText, type Template, type TemplatePair } from '../../sample/template';
import { concat, type Doc, fit, hang, hardLine, join, needing } from '../../text/doc';
import { isVisible } from '../../text/invisible';
import { divideText, fillLines, widthOf } from '../../text/width';
import { quoteShell, quoteShellTemplate } from './quote-shell';

/** Longer texts are data, not something to read. */
const MAX_LENGTH = 1000;

/** An option and its value, on a line of its own or in several pieces if it only fits so. */
export function option(name: string, value: Template): Doc {
  const whole = quoteShellTemplate(value);
  const line = `${name} ${whole}`;
  if (whole.includes('\n') || whole.length > MAX_LENGTH) return line;
  return fit(line, (start, room) => {
    if (widthOf(whole) <= room - 4) return hang([name, whole], '  ', (part) => [' \\', hardLine, part]);
    return hasVariable(value)
      ? line
      : concat([`${name} `, splitShell(literalText(value), start - name.length - 3, room)]);
  });
}

/** The shell joins adjacent quotes. The next line begins at its first column: a space would end the word. */
function splitShell(text: string, start: number, room: number): Doc {
  const pieces = fillLines(divideText(text), { start, room: room - 3 }, quoteShell);
  return join(pieces.map(quoteShell), '\\\n');
}

/** Encodes all up to the first `=`, which these options do not. `undefined` if the pair cannot be expressed. */
function encodingArgument({ name, value }: TemplatePair): Template | undefined {
  // No argument can contain U+0000, and invisible characters are more readable encoded.
  const isPlain = name !== '' && isVisible(literalText(value));
  return isPlain || hasVariable(value) ? [`${percentEncode(name)}=`, ...value] : undefined;
}

export function dataOptions(pairs: TemplatePair[]): Doc[] {
  return pairs.map((pair) => {
    const argument = encodingArgument(pair);
    return argument ? option('--data-urlencode', argument) : option('--data-raw', encodedPairs([pair]));
  });
}

/** Pairs as query options next to a body. A leading `+` marks text that is already encoded. */
export function urlQueryOptions(pairs: TemplatePair[], rawQuery: string | undefined): Doc[] {
  const values = pairs.map((pair) => encodingArgument(pair) ?? ['+', ...encodedPairs([pair])]);
  const raw = rawQuery === undefined ? [] : [[`+${rawQuery}`]];
  return [...values, ...raw].map((value) => needing(['--url-query'], option('--url-query', value)));
}
