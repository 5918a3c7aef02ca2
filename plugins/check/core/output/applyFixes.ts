import type { Fix } from '../engine/rule';

/** Applies fixes to a text, from its end on; of those that overlap, the first one wins. */
export function applyFixes(text: string, fixes: readonly Fix[]): string {
  const lines = text.split('\n');
  const taken = new Set<string>();
  for (const { line, column, length, text: replacement } of [...fixes].sort((a, b) => b.column - a.column)) {
    const written = lines[line - 1];
    const key = `${line}:${column}`;
    if (written === undefined || taken.has(key)) continue;
    taken.add(key);
    lines[line - 1] = written.slice(0, column - 1) + replacement + written.slice(column - 1 + length);
  }
  return lines.join('\n');
}

/** The changed lines of a text, as a unified diff without context. */
export function diffLines(file: string, before: string, after: string): string {
  const [ones, others] = [before.split('\n'), after.split('\n')];
  const changed = ones.flatMap((line, index) => {
    const other = others[index];
    return other === line || other === undefined ? [] : [`@@ -${index + 1} +${index + 1} @@`, `-${line}`, `+${other}`];
  });
  return changed.length === 0 ? '' : [`--- ${file}`, `+++ ${file}`, ...changed].join('\n');
}
