import { translate } from '@docusaurus/Translate';
import PageLink from '@theme/SearchPage/PageLink';
import Marked from '@theme/SearchSuggestions/Marked';
import type { ReactNode } from 'react';
import type { SimilarPage, SimilarPlace } from '../../core/results/similarMatches';

const FIRST = 4;

export default function PageMatches({ page: { link, title, path, places } }: { page: SimilarPage }): ReactNode {
  const others = places.length > FIRST + 1 ? places.slice(FIRST) : [];
  const first = places.slice(0, places.length - others.length);
  return (
    <article className="similar-page">
      {path.length > 0 && <p className="similar-path">{path.join(' › ')}</p>}
      <h2>
        <PageLink to={link}>
          <Marked chunks={title} />
        </PageLink>
      </h2>
      {first.map((place) => (
        <Place key={place.link} place={place} />
      ))}
      {others.length > 0 && (
        <details>
          <summary>
            {translate(
              { id: 'theme.search.page.more', message: '{count} more on this page' },
              { count: others.length },
            )}
          </summary>
          {others.map((place) => (
            <Place key={place.link} place={place} />
          ))}
        </details>
      )}
    </article>
  );
}

function Place({ place: { link, title, text } }: { place: SimilarPlace }): ReactNode {
  return (
    <PageLink to={link} className="similar-place">
      {title.length > 0 && (
        <b>
          <Marked chunks={title} />
        </b>
      )}
      {text.length > 0 && (
        <span>
          <Marked chunks={text} />
        </span>
      )}
    </PageLink>
  );
}
