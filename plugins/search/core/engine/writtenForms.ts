import { splitHumps } from '../closest/words';

/** Separators of compound names: `invite code`, invite_code, invite-code, inviteCode. */
const BETWEEN = [' ', '_', '-', ''];

export function writtenForms(text: string): string[] {
  const words = text.trim().split(/\s+/);
  const inner = splitHumps(text.trim()).split(/[\s_]+/);
  return [...new Set([words, inner].flatMap((parts) => BETWEEN.map((between) => parts.join(between))))];
}
