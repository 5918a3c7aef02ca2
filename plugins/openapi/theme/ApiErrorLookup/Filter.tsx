import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { filterSections } from '../../browser/filterSections';

/** Shows only the sections below it that contain all words. */
export default function Filter(): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { hash } = useLocation();
  const [words, setWords] = useState('');
  const [counts, setCounts] = useState({ shown: 0, total: 0 });
  useEffect(() => {
    const own = field.current?.closest('section');
    if (own) setCounts(filterSections(own, words));
  }, [words]);
  // A link to a hidden entry shows it.
  useEffect(() => {
    const target = document.getElementById(hash.slice(1))?.closest<HTMLElement>('section[hidden]');
    if (!target) return;
    setWords('');
    target.hidden = false;
    target.scrollIntoView();
  }, [hash]);
  return (
    <div className="api-lookup-filter">
      <label htmlFor={id}>{translate({ id: 'api.filter.label', message: 'Filter the list' })}</label>
      <input
        id={id}
        ref={field}
        type="search"
        autoComplete="off"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the same as an output */}
      <span role="status" className="api-note">
        {words.trim() !== '' && translate({ id: 'api.filter.count', message: '{shown} of {total}' }, counts)}
      </span>
    </div>
  );
}
