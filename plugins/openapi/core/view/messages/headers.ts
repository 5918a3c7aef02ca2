import type { Header } from '../../model/types';
import type { FieldView } from '../../schema/types';
import { anchor } from '../../slug';
import { compactObject } from '../compact';
import type { SchemaDescriber } from '../schemas';
import { exampleNotes, joinAssumed, uniqueNotes } from './parameters';
import { describeWire } from './wireNotes';

export function describeHeader(header: Header, id: string, describer: SchemaDescriber): FieldView {
  const anchorId = anchor(`${id}.header.${header.name}`);
  const schema = describer.describe(header.schema, anchorId, 'response');
  const wire = describeWire({ ...header, in: 'header' }, describer.context.model);
  const notes = uniqueNotes([...(schema.notes ?? []), ...exampleNotes(header.examples), ...wire]);
  return {
    id: anchorId,
    name: header.name,
    ...(header.required ? { required: true as const } : {}),
    ...describer.context.versions.ofField(header),
    schema: compactObject({
      ...schema,
      html: header.description ? describer.context.links.markdown(header.description) : schema.html,
      assumed: joinAssumed(header.assumed, schema, describer.context.links),
      deprecated: header.deprecated ? {} : schema.deprecated,
      notes,
    }),
  };
}
