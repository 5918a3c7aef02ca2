import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { ChangesView } from '../../core/view/changes';

type Subject = ChangesView['groups'][number]['subjects'][number];

export default function ApiChanges({ data: { groups, note } }: { data: ChangesView }): ReactNode {
  return (
    <>
      {note && <p>{note}</p>}
      {groups.map(({ title, impact, subjects }) => (
        <section key={impact} className={`api-changes api-changes-${impact}`} data-impact={impact}>
          <h3>{title}</h3>
          <ul>
            {subjects.map((subject) => (
              <ChangesOf key={subject.id} subject={subject} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Changes of the whole are in its line. */
function ChangesOf({ subject: { id, tags = [], title, call, href, changes } }: { subject: Subject }): ReactNode {
  const whole = changes.filter(({ place }) => place === undefined);
  const parts = changes.filter(({ place }) => place !== undefined);
  return (
    <li id={id} data-tags={tags.join(' ')}>
      {href ? <Link to={href}>{title}</Link> : <b>{title}</b>}
      {call && ' '}
      {call && <code>{call}</code>}
      {whole.map(({ text }, index) => (
        <span key={index}> · {text}</span>
      ))}
      <a className="hash-link" href={`#${id}`} aria-label={`# ${title}`} />
      {parts.length > 0 && (
        <ul>
          {parts.map(({ place, text }, index) => (
            <li key={index}>
              <code>{place}</code> {text}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
