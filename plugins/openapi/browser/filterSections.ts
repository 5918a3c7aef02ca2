/**
 * Hides the sections after `own` that lack one of the words, and headings without a section below them. Counts sections,
 * not headings.
 */
export function filterSections(own: Element, text: string): { shown: number; total: number } {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  let heading: HTMLElement | undefined;
  let shown = 0;
  let total = 0;
  for (let section = own.nextElementSibling; section; section = section.nextElementSibling) {
    if (!(section instanceof HTMLElement) || section.tagName !== 'SECTION') continue;
    if (section.childElementCount === 1) {
      heading = section;
      heading.hidden = words.length > 0;
      continue;
    }
    const said = section.textContent.toLowerCase();
    section.hidden = !words.every((word) => said.includes(word));
    total += 1;
    if (section.hidden) continue;
    shown += 1;
    if (heading) heading.hidden = false;
  }
  return { shown, total };
}
