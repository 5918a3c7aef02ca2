import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { TrialContext } from '@theme/ApiOperation/trialContext';
import ApiSchema from '@theme/ApiSchema';
import Type from '@theme/ApiSchema/Type';
import { type ReactNode, useContext } from 'react';
import type { FieldView } from '../../../schema/core/types';
import LongName from '../../../shared/LongName';

export default function Fields({ fields }: { fields: FieldView[] }): ReactNode {
  return (
    <table className="api-fields">
      <thead>
        <tr>
          <th scope="col">{translate({ id: 'api.field.name', message: 'Name' })}</th>
          <th scope="col">{translate({ id: 'api.field.description', message: 'Description' })}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field, index) => (
          <Field key={index} field={field} />
        ))}
      </tbody>
    </table>
  );
}

function Field({ field }: { field: FieldView }): ReactNode {
  const { id, name, kind, required, optional, since, deprecatedSince, schema } = field;
  useBrokenLinks().collectAnchor(id);
  const { parts } = useContext(TrialContext);
  return (
    <tr id={id}>
      <th scope="row">
        <a className="api-name" href={`#${id}`}>
          <LongName name={kind === 'map' ? `{${name}}` : name} />
        </a>
        {required && (
          <span className="api-required">{translate({ id: 'api.field.required', message: 'required' })}</span>
        )}
        {optional && (
          <span className="api-kind">{translate({ id: 'api.field.optional', message: 'may be absent' })}</span>
        )}
        {since && <span className="api-kind">{since}</span>}
        {schema.deprecated && (
          <span className="api-deprecated">
            {deprecatedSince ?? translate({ id: 'api.deprecated', message: 'deprecated' })}
          </span>
        )}
        <Type type={schema.type} />
        {kind && <span className="api-kind">{KINDS[kind]()}</span>}
      </th>
      <td>
        <ApiSchema schema={schema} />
        {parts && <parts.Cell field={field} />}
      </td>
    </tr>
  );
}

const KINDS: Record<NonNullable<FieldView['kind']>, () => string> = {
  pattern: () => translate({ id: 'api.field.kind.pattern', message: 'every name that matches' }),
  map: () => translate({ id: 'api.field.kind.map', message: 'any other name' }),
  item: () => translate({ id: 'api.field.kind.item', message: 'position' }),
  rest: () => translate({ id: 'api.field.kind.rest', message: 'further items' }),
};
