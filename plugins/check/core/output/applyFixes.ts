import type { Fix } from '../engine/rule';

/** Applies fixes to a text; of those that overlap, the first one wins. */
export function applyFixes(text: string, fixes: readonly Fix[]): string {
  return editLines(text, fixes)
    .filter((line) => line !== undefined)
    .join('\n');
}

/** The lines that fixes change, as a unified diff without context. */
export function diffFixes(file: string, text: string, fixes: readonly Fix[]): string {
  const after = editLines(text, fixes);
  let removed = 0;
  const changed = text.split('\n').flatMap((line, index) => {
    const [own, other] = [index + 1, after[index]];
    if (other === undefined) removed += 1;
    if (other === line) return [];
    return [`@@ -${own} +${own - removed} @@`, `-${line}`, ...(other === undefined ? [] : [`+${other}`])];
  });
  return changed.length === 0 ? '' : [`--- ${file}`, `+++ ${file}`, ...changed].join('\n');
}

/** The lines of a text after the fixes, from the end of each line on; `undefined` for those that are removed. */
function editLines(text: string, fixes: readonly Fix[]): Array<string | undefined> {
  const lines: Array<string | undefined> = text.split('\n');
  const taken = new Set<string>();
  for (const { line, column, length, text: replacement, removesTo } of [...fixes].sort((a, b) => b.column - a.column)) {
    const written = lines[line - 1];
    const key = `${line}:${column}`;
    if (written === undefined || taken.has(key)) continue;
    taken.add(key);
    if (removesTo === undefined)
      lines[line - 1] = written.slice(0, column - 1) + replacement + written.slice(column - 1 + length);
    else lines.fill(undefined, line - 1, removesTo);
  }
  return lines;
}
