import type { Conflict } from './entries';

const LABELS: Record<Conflict['of'], string> = {
  nav: 'navigation entry',
  'nav.second': 'second-level navigation entry',
  group: 'sidebar group',
};

export function describeConflict(
  { of, field, held, given, first }: Conflict,
  files: { first: string; other: string },
): { rule: string; path: string[]; message: string; hint: string } {
  const name = first.meta[of === 'group' ? 'group' : 'nav']?.title;
  const label = field === 'order' && of !== 'nav.second' && name ? `${LABELS[of]} “${name}”` : `same ${LABELS[of]}`;
  const [quoted, other] = [held, given].map((value) => (field === 'title' ? `“${value}”` : String(value)));
  const moved = of === 'nav' && field === 'title' ? '. For a separate entry, give it another `order`' : '';
  return {
    rule: of === 'group' ? 'group-conflict' : 'navigation-conflict',
    path: [...of.split('.'), field],
    message: `${files.other} sets the ${field} of the ${label} to ${other}, but ${files.first} sets it to ${quoted}.`,
    hint: `The site uses ${quoted}. Set the same ${field} on both pages, or on one only${moved}.`,
  };
}
