/** Which changes of a changelog are shown. */
export interface ChangeChoice {
  /** The number of a tag; empty for all. */
  tag: string;
  impacts: ReadonlySet<string>;
  /** Only these. */
  ids?: ReadonlySet<string> | undefined;
}

/** Hides the changes in the sections after `own` that are not chosen, and versions and lists without any that is. */
export function filterChanges(own: Element, { tag, impacts, ids }: ChangeChoice): { shown: number; total: number } {
  let [shown, total] = [0, 0];
  const hideAround = (element: HTMLElement, inner: string) => {
    const all = [...element.querySelectorAll<HTMLElement>(inner)];
    // What has no changes says so.
    element.hidden = all.length > 0 && all.every(({ hidden }) => hidden);
  };
  for (let section = own.nextElementSibling; section; section = section.nextElementSibling) {
    if (!(section instanceof HTMLElement) || section.tagName !== 'SECTION') continue;
    for (const list of section.querySelectorAll<HTMLElement>('[data-impact]')) {
      for (const entry of list.querySelectorAll<HTMLElement>('[data-tags]')) {
        const hasTag = tag === '' || entry.dataset.tags?.split(' ').includes(tag);
        entry.hidden = !hasTag || !impacts.has(list.dataset.impact ?? '') || ids?.has(entry.id) === false;
        total += 1;
        if (!entry.hidden) shown += 1;
      }
      hideAround(list, '[data-tags]');
    }
    hideAround(section, '[data-tags]');
  }
  return { shown, total };
}
