/** Separators of compound names: `invite code`, invite_code, invite-code, inviteCode. */
const BETWEEN = [' ', '_', '-', ''];

export function writtenForms(text: string): string[] {
  const words = text.trim().split(/\s+/);
  return [...new Set(BETWEEN.map((between) => words.join(between)))];
}
