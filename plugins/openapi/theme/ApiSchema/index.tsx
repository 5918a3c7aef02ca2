import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import Extensions from '@theme/ApiOperation/Extensions';
import EnumValues from '@theme/ApiSchema/EnumValues';
import Fields from '@theme/ApiSchema/Fields';
import Html from '@theme/ApiSchema/Html';
import Notes from '@theme/ApiSchema/Notes';
import Rules from '@theme/ApiSchema/Rules';
import Type from '@theme/ApiSchema/Type';
import Variants from '@theme/ApiSchema/Variants';
import Assumptions from '@theme/Assumed/Assumptions';
import type { ReactNode } from 'react';
import { usePlural } from '../../browser/usePlural';
import type { SchemaView } from '../../core/schema/types';

interface ApiSchemaProps {
  schema: SchemaView;
  open?: true;
}

export default function ApiSchema({ schema, open }: ApiSchemaProps): ReactNode {
  const {
    base,
    html,
    deprecated,
    assumed,
    notes,
    enum: values,
    fields,
    variants,
    rules,
    docs,
    extensions,
    elsewhere,
  } = schema;
  return (
    <>
      <Html html={html} />
      {base && (
        <span className="api-note">
          <Type type={base} />
        </span>
      )}
      <Html className="api-note" html={deprecated?.html} />
      {notes && notes.length > 0 && <Notes notes={notes} />}
      {values && <EnumValues values={values} />}
      <Assumptions assumed={assumed} />
      {docs && (
        <span className="api-note">
          <Link to={docs.href}>{docs.text}</Link>
        </span>
      )}
      {fields && fields.length > 0 && <FieldGroup schema={schema} open={open} />}
      {elsewhere && (
        <p className="api-elsewhere">
          <Link to={elsewhere.href}>
            <FieldCount count={elsewhere.count} of={elsewhere.of} areMore={fields !== undefined} />
          </Link>
        </p>
      )}
      {variants && <Variants variants={variants} open={open} />}
      {rules && <Rules rules={rules} />}
      {extensions && <Extensions extensions={extensions.map(({ key, value: text }) => ({ key, text }))} />}
    </>
  );
}

function FieldGroup({ schema, open }: ApiSchemaProps): ReactNode {
  const fields = schema.fields ?? [];
  if (open) return <Fields fields={fields} />;
  return (
    <details>
      <summary>
        <FieldCount count={fields.length} />
      </summary>
      <Fields fields={fields} />
    </details>
  );
}

/** `areMore`: in addition to those before. `of`: the field or variant with these fields. */
function FieldCount({ count, areMore, of: name }: { count: number; areMore?: boolean; of?: string }): ReactNode {
  const selectPlural = usePlural();
  if (name && !areMore) {
    const forms = translate(
      {
        id: 'api.fieldCount.of',
        message: '{count} field of {name}|{count} fields of {name}',
        description: 'Plural forms',
      },
      // The name may contain the separator of plural forms.
      { count, name: '{name}' },
    );
    return selectPlural(count, forms).replace('{name}', () => name);
  }
  const message = areMore
    ? translate(
        { id: 'api.moreFields', message: '{count} more field|{count} more fields', description: 'Plural forms' },
        { count },
      )
    : translate(
        { id: 'api.fieldCount', message: '{count} field|{count} fields', description: 'Plural forms' },
        { count },
      );
  return selectPlural(count, message);
}
