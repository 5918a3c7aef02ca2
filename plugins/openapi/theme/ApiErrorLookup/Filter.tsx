import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { formatMessage } from '../../../shared/messages/formatMessage';
import { filterSections } from '../../browser/filterSections';

/** The head of the list: shows only the sections below it that contain all words. `count`: how many codes there are. */
export default function Filter({ count }: { count: number }): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const { hash } = useLocation();
  const [typed, setTyped] = useState({ words: '', hash: '', shown: 0, total: 0 });
  // A link to an entry, which may be hidden, ends the filter.
  const words = typed.hash === hash ? typed.words : '';
  // Before Docusaurus scrolls to the target of a link.
  useLayoutEffect(() => void filterAround(field.current, words), [words]);
  return (
    <div className="api-lookup-filter">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the same as an output */}
      <b role="status">
        {words.trim() === ''
          ? formatMessage(
              translate({
                id: 'api.filter.all',
                message: '{count, plural, one {# error code} other {# error codes}}',
              }),
              { count },
            )
          : translate(
              { id: 'api.filter.count', message: '{shown} of {total}' },
              { shown: typed.shown, total: typed.total },
            )}
      </b>
      <label>
        {translate({ id: 'api.filter.label', message: 'Filter the list' })}
        <input
          ref={field}
          type="search"
          autoComplete="off"
          value={words}
          onChange={({ target }) => setTyped({ words: target.value, hash, ...filterAround(target, target.value) })}
        />
      </label>
    </div>
  );
}

function filterAround(field: Element | null, words: string): { shown: number; total: number } {
  const own = field?.closest('section');
  return own ? filterSections(own, words) : { shown: 0, total: 0 };
}
