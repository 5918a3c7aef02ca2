import useBrokenLinks from '@docusaurus/useBrokenLinks';
import ApiSchema from '@theme/ApiSchema';
import Type from '@theme/ApiSchema/Type';
import type { ReactNode } from 'react';
import type { SchemaView } from '../../../schema/core/types';

/** An inner schema with its own section, because it did not fit where it is used. */
export default function ApiType({ data: { id, schema } }: { data: { id: string; schema: SchemaView } }): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <div className="api-text">
      <Type type={schema.type} />
      <ApiSchema schema={schema} open />
    </div>
  );
}
