import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { formatMessage } from '../../../shared/messages/formatMessage';
import { filterChanges } from '../../browser/filterChanges';
import { newSinceLastVisit } from '../../browser/seenChanges';
import type { ChangesFilterView } from '../../core/view/changes';
import './filter.css';

interface Chosen {
  tag: string;
  /** Impacts that are hidden. */
  without: readonly string[];
  isNew: boolean;
}

const ALL: Chosen = { tag: '', without: [], isNew: false };

/** The head of the changelog: shows only the changes below it that a reader asks for. Without a script, all are shown. */
export default function ApiChangesFilter({ data }: { data: ChangesFilterView }): ReactNode {
  const own = useRef<HTMLFieldSetElement>(null);
  const { hash } = useLocation();
  const [fresh, setFresh] = useState<ReadonlySet<string>>();
  const [{ choice, at }, setChosen] = useState({ choice: ALL, at: '' });
  const [count, setCount] = useState<{ shown: number; total: number }>();
  // A link to a change, which may be hidden, ends the filter.
  const chosen = at === hash ? choice : ALL;
  const { tag, without, isNew } = chosen;
  const choose = (change: Partial<Chosen>) => setChosen({ choice: { ...chosen, ...change }, at: hash });
  const impacts = useMemo(
    () => new Set(data.impacts.map(({ impact }) => impact).filter((impact) => !without.includes(impact))),
    [data, without],
  );
  // Before Docusaurus scrolls to the target of a link.
  useLayoutEffect(() => {
    const section = own.current?.closest('section');
    if (section) setCount(filterChanges(section, { tag, impacts, ids: isNew ? fresh : undefined }));
  }, [tag, impacts, isNew, fresh]);
  // oxlint-disable-next-line react/set-state-in-effect -- the storage of a browser is read, and written, once a visit
  useEffect(() => setFresh(newSinceLastVisit(data)), [data]);

  return (
    <fieldset
      ref={own}
      className="api-changes-filter"
      aria-label={translate({ id: 'api.filter.label', message: 'Filter the list' })}
    >
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the same as an output */}
      <b role="status">{count && describeCount(count)}</b>
      {data.tags.length > 1 && (
        <label>
          {translate({ id: 'api.changes.tag', message: 'Part of the API' })}
          <select value={tag} onChange={({ target }) => choose({ tag: target.value })}>
            <option value="">{translate({ id: 'api.changes.all', message: 'All' })}</option>
            {data.tags.map((title, index) => (
              <option key={title} value={index}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
      {data.impacts.length > 1 &&
        data.impacts.map(({ impact, title }) => (
          <label key={impact}>
            <input
              type="checkbox"
              checked={!without.includes(impact)}
              onChange={({ target }) =>
                choose({ without: target.checked ? without.filter((one) => one !== impact) : [...without, impact] })
              }
            />
            {title}
          </label>
        ))}
      {fresh && fresh.size > 0 && (
        <label>
          <input type="checkbox" checked={isNew} onChange={({ target }) => choose({ isNew: target.checked })} />
          {translate(
            { id: 'api.changes.new', message: 'Only what is new since your last visit ({count})' },
            { count: fresh.size },
          )}
        </label>
      )}
      {fresh?.size === 0 && (
        <span>{translate({ id: 'api.changes.nothingNew', message: 'Nothing is new since your last visit.' })}</span>
      )}
    </fieldset>
  );
}

function describeCount({ shown, total }: { shown: number; total: number }): string {
  if (shown < total) return translate({ id: 'api.filter.count', message: '{shown} of {total}' }, { shown, total });
  return formatMessage(
    translate({ id: 'api.changes.count', message: '{count, plural, one {# change} other {# changes}}' }),
    { count: total },
  );
}
