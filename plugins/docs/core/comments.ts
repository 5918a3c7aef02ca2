/** A one-line comment or docstring: prefix, text, suffix. */
const COMMENT = /^(\s*(?:\/\/|#|\/\*\*?|\*|""") ?|.*?\s(?:\/\/|#) )(\S.*?)(\s*(?:\*\/|"""|))$/;

export type Translations = Partial<Record<string, string>>;

export function translateComments(code: string, translations: Translations): { code: string; missing: string[] } {
  const missing: string[] = [];
  const lines = code.split('\n').map((line) => {
    const [, before, text, after] = COMMENT.exec(line) ?? [];
    if (before === undefined || text === undefined || !/\p{L}/u.test(text)) return line;
    const translation = translations[text];
    if (translation === undefined) missing.push(text);
    return `${before}${translation ?? text}${after}`;
  });
  return { code: lines.join('\n'), missing };
}
