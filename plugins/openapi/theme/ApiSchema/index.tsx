import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import Extensions from '@theme/ApiOperation/Extensions';
import EnumValues from '@theme/ApiSchema/EnumValues';
import Fields from '@theme/ApiSchema/Fields';
import Html from '@theme/ApiSchema/Html';
import Notes from '@theme/ApiSchema/Notes';
import Rules from '@theme/ApiSchema/Rules';
import Variants from '@theme/ApiSchema/Variants';
import Assumptions from '@theme/Assumed/Assumptions';
import type { ReactNode } from 'react';
import type { FieldView, SchemaView } from '../../../schema/core/types';
import { formatMessage } from '../../../shared/messages/formatMessage';

interface ApiSchemaProps {
  schema: SchemaView;
  open?: true;
}

export default function ApiSchema({ schema, open }: ApiSchemaProps): ReactNode {
  const {
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
      <Html className="api-note" html={deprecated?.html} />
      {notes && <Notes notes={notes} />}
      {values && <EnumValues values={values} />}
      <Assumptions assumed={assumed} />
      {docs && (
        <span className="api-note">
          <Link to={docs.href}>{docs.text}</Link>
        </span>
      )}
      {fields && <FieldGroup fields={fields} open={open} />}
      {elsewhere && (
        <p className="api-elsewhere">
          <Link to={elsewhere.href}>
            <FieldCount count={elsewhere.count} of={elsewhere.of} areMore={Boolean(fields)} />
          </Link>
        </p>
      )}
      {variants && <Variants variants={variants} open={open} />}
      {rules && <Rules rules={rules} />}
      {extensions && <Extensions extensions={extensions.map(({ key, value: text }) => ({ key, text }))} />}
    </>
  );
}

function FieldGroup({ fields, open }: { fields: FieldView[]; open: true | undefined }): ReactNode {
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
  if (name && !areMore) {
    return formatMessage(
      translate({
        id: 'api.fieldCount.of',
        message: '{count, plural, one {# field of {name}} other {# fields of {name}}}',
      }),
      { count, name },
    );
  }
  return areMore
    ? formatMessage(
        translate({ id: 'api.moreFields', message: '{count, plural, one {# more field} other {# more fields}}' }),
        { count },
      )
    : formatMessage(translate({ id: 'api.fieldCount', message: '{count, plural, one {# field} other {# fields}}' }), {
        count,
      });
}
