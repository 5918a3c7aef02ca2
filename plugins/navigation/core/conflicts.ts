import type { Conflict } from './entries';

const LABELS: Record<Conflict['of'], string> = {
  nav: 'entry of the navigation',
  'nav.second': 'entry of the second level of the navigation',
  group: 'group of the sidebar',
};

export function describeConflict(
  { of, field, held, given, first }: Conflict,
  files: { first: string; other: string },
): { rule: string; path: string[]; message: string; hint: string } {
  const name = first.meta[of === 'group' ? 'group' : 'nav']?.title;
  const label = field === 'order' && of !== 'nav.second' && name ? `${LABELS[of]} “${name}”` : `same ${LABELS[of]}`;
  const verb = field === 'title' ? ['calls the', 'it'] : ['gives the', 'it order'];
  const value = (text: string | number) => (field === 'title' ? `“${text}”` : String(text));
  const mine = field === 'title' ? value(given) : `order ${given}`;
  return {
    rule: of === 'group' ? 'group-conflict' : 'navigation-conflict',
    path: [...of.split('.'), field],
    message: `${files.other} ${verb[0]} ${label} ${mine}, but ${files.first} ${field === 'title' ? 'calls' : 'gives'} ${verb[1]} ${value(held)}.`,
    hint: `The site uses ${value(held)}. Say the same on both pages${
      of === 'nav' && field === 'title'
        ? ', or give the page an order of its own, if it should stand under an entry of its own'
        : ', or on one alone'
    }.`,
  };
}
