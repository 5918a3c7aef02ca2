import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import ApiCode from '@theme/ApiCode';
import ApiSchema from '@theme/ApiSchema';
import Type from '@theme/ApiSchema/Type';
import type { ReactNode } from 'react';
import { colon, comma } from '../../browser/punctuation';
import type { EntityView, UseView } from '../../core/view/types';

export default function ApiEntity({ data }: { data: EntityView }): ReactNode {
  const { schema, usedBy, moreUses, partOf, morePartOf, example, editUrl } = data;
  return (
    <div className="api-text">
      <Type type={schema.type} />
      <ApiSchema schema={schema} open />
      <Uses title={translate({ id: 'api.usedBy', message: 'Used by' })} uses={usedBy} more={moreUses} />
      <Uses title={translate({ id: 'api.partOf', message: 'Part of' })} uses={partOf} more={morePartOf} />
      {example && (
        <details>
          <summary>
            <Translate id="api.example.of">Example</Translate>
          </summary>
          <ApiCode name="JSON" head={<b>JSON</b>} code={example.code} grammar={example.grammar} />
        </details>
      )}
      {editUrl && (
        <p className="api-edit">
          <Link to={editUrl}>
            <Translate id="api.edit.entity">Edit this type</Translate>
          </Link>
        </p>
      )}
    </div>
  );
}

const MANY = 12;

function Uses({ title, uses, more }: { title: string; uses: UseView[]; more: number | undefined }): ReactNode {
  if (uses.length === 0) return null;
  const run = (some: UseView[]) =>
    some.map((use, index) => (
      <span key={use.href}>
        {index > 0 && comma()}
        <Link to={use.href}>{use.title}</Link>
      </span>
    ));
  const rest = uses.length > MANY ? uses.length - MANY / 2 : 0;
  const andMore = (count: number) => translate({ id: 'api.uses.more', message: 'and {count} more' }, { count });
  return (
    <div className="api-note api-uses">
      {title}
      {colon()}
      {run(uses.slice(0, uses.length - rest))}
      {rest > 0 && (
        <details>
          <summary>{andMore(rest + (more ?? 0))}</summary>
          {run(uses.slice(-rest))}
          {more !== undefined && ` ${andMore(more)}`}
        </details>
      )}
      {rest === 0 && more !== undefined && ` ${andMore(more)}`}
    </div>
  );
}
