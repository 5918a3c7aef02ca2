import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { ChangesView } from '../../core/view/types';

export default function ApiChanges({ data: { groups, note } }: { data: ChangesView }): ReactNode {
  return (
    <>
      {note && <p>{note}</p>}
      {groups.map(({ title, impact, changes }) => (
        <section key={impact} className={`api-changes api-changes-${impact}`}>
          <h3>{title}</h3>
          <ul>
            {changes.map(({ subject, href, place, text }, index) => (
              <li key={index}>
                {href ? <Link to={href}>{subject}</Link> : subject} {place && <code>{place}</code>} {text}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
