/** Leaves out sections without rows. `start`: index of the first row in the whole list. */
export function numberRows<Section extends { rows: readonly unknown[] }>(
  sections: readonly Section[],
): Array<Section & { start: number }> {
  let start = 0;
  return sections.flatMap((section) => {
    if (section.rows.length === 0) return [];
    start += section.rows.length;
    return { ...section, start: start - section.rows.length };
  });
}
