import { translate } from '@docusaurus/Translate';
import Fields from '@theme/ApiSchema/Fields';
import Notes from '@theme/ApiSchema/Notes';
import type { ReactNode } from 'react';
import { colon, comma } from '../../browser/punctuation';
import type { ContentView } from '../../core/view/types';

/** The encoding and headers of a part that has no row in the table above. */
export default function PartEncoding({
  part: { property, position, notes, headers },
}: {
  part: NonNullable<ContentView['encoding']>[number];
}): ReactNode {
  return (
    <div className="api-note">
      {position === 'rest'
        ? translate({ id: 'api.encoding.rest', message: 'Other parts' })
        : translate({ id: 'api.encoding', message: 'Part' })}{' '}
      {property === undefined ? position !== 'rest' && position : <code>{property}</code>}
      {colon()}
      {notes && <Notes notes={notes} />}
      {headers && (
        <>
          {notes && comma()}
          {translate({ id: 'api.encoding.headers', message: 'with these headers' })}
          <Fields fields={headers} />
        </>
      )}
    </div>
  );
}
