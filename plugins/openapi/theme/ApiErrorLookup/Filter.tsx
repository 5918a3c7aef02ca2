import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { filterSections } from '../../browser/filterSections';

/** Shows only the sections below it that contain all words. */
export default function Filter(): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { hash } = useLocation();
  const [typed, setTyped] = useState({ words: '', hash: '', shown: 0, total: 0 });
  // A link to an entry, which may be hidden, ends the filter.
  const words = typed.hash === hash ? typed.words : '';
  // Before Docusaurus scrolls to the target of a link.
  useLayoutEffect(() => void filterAround(field.current, words), [words]);
  return (
    <div className="api-lookup-filter">
      <label htmlFor={id}>{translate({ id: 'api.filter.label', message: 'Filter the list' })}</label>
      <input
        id={id}
        ref={field}
        type="search"
        autoComplete="off"
        value={words}
        onChange={({ target }) => setTyped({ words: target.value, hash, ...filterAround(target, target.value) })}
      />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the same as an output */}
      <span role="status" className="api-note">
        {words.trim() !== '' &&
          translate(
            { id: 'api.filter.count', message: '{shown} of {total}' },
            { shown: typed.shown, total: typed.total },
          )}
      </span>
    </div>
  );
}

function filterAround(field: Element | null, words: string): { shown: number; total: number } {
  const own = field?.closest('section');
  return own ? filterSections(own, words) : { shown: 0, total: 0 };
}
