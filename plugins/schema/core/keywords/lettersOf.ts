/** What two texts have to share to say the same, however they are written: `in_progress`, "In progress". */
export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
