const CLASSES: Record<string, string> = {
  all: '\\s\\S',
  alnum: 'A-Za-z0-9',
  alpha: 'A-Za-z',
  ascii: '\\x00-\\x7F',
  blank: ' \\t',
  cntrl: '\\x00-\\x1F\\x7F',
  digit: '0-9',
  graph: '!-~',
  isletter: '\\p{L}',
  ld: '\\p{L}\\p{Nd}',
  lower: 'a-z',
  print: ' -~',
  punct: '!-\\/:-@\\[-`\\{-~',
  space: '\\s',
  upper: 'A-Z',
  word: '\\w',
  xdigit: '0-9A-Fa-f',
};
const SCRIPTS = /^(Arabic|Cyrillic|Greek|Han|Hangul|Hebrew|Hiragana|Katakana|Latin|Thai)$/;

/** Syntax that JavaScript rejects or reads as plain characters. */
const UNKNOWN = /\\[pP]\{|\[\[:|&&\[/;

/** Sources and flags to try in order: as JavaScript, then as the author's language. */
export function readings(pattern: string): Array<{ source: string; flags: string }> {
  const flags = pattern.startsWith('(?i)') ? 'i' : '';
  const source = translateClasses(
    pattern
      .replace(/^\(\?i\)/, '')
      .replace(/^\^?\\A/, '^')
      .replace(/\\[zZ]\$?$/, '$')
      .replaceAll('(?P<', '(?<'),
  );
  const own = { source: pattern, flags: 'u' };
  const foreign = { source, flags: `${flags}u` };
  return UNKNOWN.test(source) ? [own, foreign] : [own, foreign, { source, flags }];
}

function translateClasses(source: string): string {
  let isInside = false;
  return source.replace(/\\p\{(\w+)\}|\[:(\w+):\]|\\[^]|[[\]]/g, (found, ofJava?: string, ofPosix?: string) => {
    if (ofPosix !== undefined) return (isInside && CLASSES[ofPosix.toLowerCase()]) || found;
    if (ofJava !== undefined) {
      if (SCRIPTS.test(ofJava)) return `\\p{Script=${ofJava}}`;
      const own = CLASSES[ofJava.toLowerCase()];
      return own === undefined ? found : isInside ? own : `[${own}]`;
    }
    if (found === '[') isInside = true;
    if (found === ']') isInside = false;
    return found;
  });
}
