import Frame from '@theme/ApiPart/Frame';
import ApiSchema from '@theme/ApiSchema';
import Type from '@theme/ApiSchema/Type';
import type { ReactNode } from 'react';
import type { SchemaPart } from '../../core/view/parts';

interface SchemaProps {
  /** Of the data model in the document. */
  name: string;
  /** Names, with commas between them; default: all. */
  fields?: string;
  /** The id of the docs whose document has it; default: those of the page. */
  api?: string;
  /** JSON of a `SchemaPart`, which the build adds. */
  data?: string;
}

/** A data model, or some of its fields, on a hand-written page. */
export default function Schema({ data }: SchemaProps): ReactNode {
  if (!data) return null;
  const { name, href, schema } = JSON.parse(data) as SchemaPart;
  return (
    <Frame href={href} title={<code>{name}</code>}>
      <Type type={schema.type} />
      <ApiSchema schema={schema} open />
    </Frame>
  );
}
