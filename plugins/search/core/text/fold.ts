/**
 * Text as it is compared: without upper case. Every character keeps its place, so that what is found in folded text
 * stands at the same place in the text itself. Plain `toLowerCase` breaks that for one letter (`İ` becomes two), and
 * writes a Greek sigma at the end of a word in another way than inside.
 */
export function fold(text: string): string {
  return text.replaceAll('İ', 'i').toLowerCase().replaceAll('ς', 'σ');
}
