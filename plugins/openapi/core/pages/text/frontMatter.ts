/** Not allowed in a YAML file, even in quotes: controls, lone surrogates and noncharacters. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029]/gu;

/** Values are JSON, which all YAML versions read alike: a bare `yes`, `2020-01-01` or `1e3` may not be text. */
export function frontMatterBlock(comment: string, values: Record<string, unknown>): string {
  const lines = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${/^[a-z_]+$/.test(key) ? key : toPrintableJson(key)}: ${toPrintableJson(value)}`);
  return ['---', `# ${oneLine(comment)}`, ...lines, '---'].join('\n');
}

/** A line break would end a comment or title. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(UNPRINTABLE, '\ufffd');
}

function toPrintableJson(value: unknown): string {
  return JSON.stringify(value).replace(UNPRINTABLE, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}
