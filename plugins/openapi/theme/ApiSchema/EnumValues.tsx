import Translate, { translate } from '@docusaurus/Translate';
import Html from '@theme/ApiSchema/Html';
import type { ReactNode } from 'react';
import type { EnumValueView } from '../../../schema/core/types';
import { formatMessage } from '../../../shared/messages/formatMessage';

/** Further values are folded. Bare values share lines, others have a line each. */
const MOST_BARE = 24;
const MAX_DESCRIBED = 8;
/** Folding fewer values would save no space. */
const FEWEST_FOLDED = 3;

export default function EnumValues({ values }: { values: EnumValueView[] }): ReactNode {
  const areBare = values.every(({ name, html }) => !name && !html);
  const most = areBare ? MOST_BARE : MAX_DESCRIBED;
  const count = values.length - most;
  const Values = areBare ? BareValues : ToldValues;
  if (count < FEWEST_FOLDED) return <Values values={values} isFirst />;
  return (
    <>
      <Values values={values.slice(0, most)} isFirst />
      <details className="api-more">
        <summary>
          {formatMessage(
            translate({ id: 'api.enum.more', message: '{count, plural, one {# more value} other {# more values}}' }),
            { count },
          )}
        </summary>
        <Values values={values.slice(most)} />
      </details>
    </>
  );
}

interface ValuesProps {
  values: EnumValueView[];
  isFirst?: true;
}

function BareValues({ values, isFirst }: ValuesProps): ReactNode {
  return (
    <span className="api-note">
      {isFirst && <Translate id="api.enum">One of</Translate>}
      {isFirst && ' '}
      <code className="api-values">{values.map(({ value }) => value).join(' | ')}</code>
    </span>
  );
}

function ToldValues({ values }: ValuesProps): ReactNode {
  return (
    <ul className="api-enum">
      {values.map(({ value, name, html }, index) => (
        <li key={index}>
          <code>{value}</code> {name} <Html inline html={html} />
        </li>
      ))}
    </ul>
  );
}
