import type { Prepared } from '../index/prepare';
import type { Head, Heads } from './heads';

/** Weights by kind: things with a name of their own precede their parts. */
export const KINDS = {
  /** A page about a task, without calls, errors or models of its own: before one of them that says as much. */
  guide: 1.51,
  page: 1.5,
  /** A page of models, or of the fields of a call. */
  data: 0.9,
  heading: 0.5,
  operation: 1.15,
  error: 1.05,
  entity: 0.8,
  section: 1,
  demo: 1,
  parameter: 0.35,
  field: 0.3,
};

export function createKindOf({ entries }: Prepared, { heads }: Heads): (head: Head) => keyof typeof KINDS {
  const pagesOf = (kinds: readonly string[]) =>
    new Set(heads.flatMap(({ name }) => (name && kinds.includes(name.kind) ? [name.link.replace(/#.*$/, '')] : [])));
  const ofData = pagesOf(['entity', 'field']);
  const ofOthers = pagesOf(['operation', 'error']);
  return ({ entry, name }) => {
    if (name) return name.kind;
    const { of, texts, link } = entries[entry ?? -1] ?? { of: 'section', texts: [], link: '' };
    if (of === 'page') return ofOthers.has(link) ? of : ofData.has(link) ? 'data' : 'guide';
    // A heading with only subheadings is for navigation.
    return of === 'section' && texts.length === 0 ? 'heading' : of;
  };
}
