/** What stands between the words of a name: `invite code` is written so, and invite_code, invite-code and inviteCode. */
const BETWEEN = [' ', '_', '-', ''];

/** What is typed as words, in the ways that names are written; each once. */
export function writtenForms(text: string): string[] {
  const words = text.trim().split(/\s+/);
  return [...new Set(BETWEEN.map((between) => words.join(between)))];
}
