/** `// text`, `# text`, a comment or docstring of one line: what stands before the text, the text, what stands after. */
const COMMENT = /^(\s*(?:\/\/|#|\/\*\*?|\*|""") ?|.*?\s(?:\/\/|#) )(\S.*?)(\s*(?:\*\/|"""|))$/;

/** Original to translation. */
export type Translations = Partial<Record<string, string>>;

/** The code with its comments in another language, and the comments that have no translation. */
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
