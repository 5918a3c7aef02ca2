import { translate } from '@docusaurus/Translate';
import Html from '@theme/ApiSchema/Html';
import type { ReactNode } from 'react';
import type { EnumValueView } from '../../../schema/core/types';
import { formatMessage } from '../../../shared/messages/formatMessage';

/** Further values are folded. */
const MOST = 8;

export default function EnumValues({ values }: { values: EnumValueView[] }): ReactNode {
  const areTold = values.some(({ name, html, deprecated }) => name ?? html ?? deprecated);

  function list(some: EnumValueView[]): ReactNode {
    if (!areTold) return some.flatMap(({ value }) => [' ', <code key={value}>{value}</code>]);
    return (
      <ul className="api-enum">
        {some.map(({ value, name, html, deprecated }) => (
          <li key={value}>
            {deprecated ? <s>{value}</s> : <code>{value}</code>} {name} <Html inline html={html} />
          </li>
        ))}
      </ul>
    );
  }

  return (
    <div className="api-note">
      {!areTold && translate({ id: 'api.enum', message: 'One of' })}
      {list(values.slice(0, MOST))}
      {values.length > MOST && (
        <details className="api-more">
          <summary>
            {formatMessage(
              translate({ id: 'api.enum.more', message: '{count, plural, one {# more value} other {# more values}}' }),
              { count: values.length - MOST },
            )}
          </summary>
          {list(values.slice(MOST))}
        </details>
      )}
    </div>
  );
}
