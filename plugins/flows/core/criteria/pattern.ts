/** A regular expression, possibly with flags: `/^ok$/i`. Returns what is wrong with it if it is none. */
export function compilePattern(text: string): RegExp | string {
  const [, source = text, flags = ''] = /^\/(.*)\/([dgimsuvy]*)$/s.exec(text) ?? [];
  try {
    return new RegExp(source, flags);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
