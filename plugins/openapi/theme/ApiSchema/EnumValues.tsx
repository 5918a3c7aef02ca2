import { translate } from '@docusaurus/Translate';
import Deprecated from '@theme/ApiSchema/Deprecated';
import Html from '@theme/ApiSchema/Html';
import { Fragment, type ReactNode } from 'react';
import type { EnumValueView } from '../../../schema/core/types';
import { formatMessage } from '../../../shared/messages/formatMessage';

/** Further values are folded. */
const MOST = 8;
/** Folding fewer values would save no space. */
const FEWEST_FOLDED = 3;

interface EnumValuesProps {
  values: EnumValueView[];
  isOpen?: true | undefined;
}

export default function EnumValues({ values, isOpen }: EnumValuesProps): ReactNode {
  const areBare = values.every(({ name, html, deprecated }) => !name && !html && !deprecated);
  const count = values.length - MOST;
  const Values = areBare ? BareValues : ToldValues;
  const label = isOpen
    ? translate({ id: 'api.enum.known', message: 'Known values' })
    : areBare && translate({ id: 'api.enum', message: 'One of' });
  if (count < FEWEST_FOLDED) return <Values values={values} label={label} />;
  return (
    <>
      <Values values={values.slice(0, MOST)} label={label} />
      <details className="api-more">
        <summary>
          {formatMessage(
            translate({ id: 'api.enum.more', message: '{count, plural, one {# more value} other {# more values}}' }),
            { count },
          )}
        </summary>
        <Values values={values.slice(MOST)} />
      </details>
    </>
  );
}

interface ValuesProps {
  values: EnumValueView[];
  label?: string | false;
}

function BareValues({ values, label }: ValuesProps): ReactNode {
  return (
    <span className="api-note">
      {label}
      {values.map(({ value }, index) => (
        <Fragment key={index}>
          {(index > 0 || label) && ' '}
          <code>{value}</code>
        </Fragment>
      ))}
    </span>
  );
}

function ToldValues({ values, label }: ValuesProps): ReactNode {
  return (
    <>
      {label && <span className="api-note">{label}</span>}
      <ul className="api-enum">
        {values.map(({ value, name, html, deprecated }, index) => (
          <li key={index}>
            <code>{value}</code> {name} <Html inline html={html} />
            {deprecated && <Deprecated />}
          </li>
        ))}
      </ul>
    </>
  );
}
