import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { SchemaView, VariantsView, VariantView } from '../../core/schema/types';
import { typeText } from '../../core/schema/typeText';
import { comma } from '../punctuation';
import ApiSchema from './index';
import Type from './Type';

interface VariantsProps {
  variants: VariantsView;
  /** The first one stands open. */
  open: true | undefined;
}

/** The branches of a union, folded. One of which nothing more is said here is a link to where it is described. */
export default function Variants({ variants: { kind, discriminator, items }, open }: VariantsProps): ReactNode {
  return (
    <div className="api-variants">
      <span className="api-note">
        {kind === 'oneOf'
          ? translate({ id: 'api.oneOf', message: 'Exactly one of these' })
          : translate({ id: 'api.anyOf', message: 'At least one of these' })}
        {discriminator && (
          <>
            {comma()}
            <Translate id="api.discriminator">chosen by</Translate> <code>{discriminator}</code>
          </>
        )}
      </span>
      {items.map((variant, index) =>
        saysMore(variant.schema) ? (
          <details key={index} open={open && index === 0}>
            <summary>
              <Name variant={variant} />
            </summary>
            <div className="api-variant">
              <Type type={variant.schema.type} />
              <ApiSchema schema={variant.schema} open />
            </div>
          </details>
        ) : (
          <p key={index} className="api-elsewhere">
            <Name variant={variant} href={placeOf(variant.schema)} />
          </p>
        ),
      )}
    </div>
  );
}

function Name({ variant, href }: { variant: VariantView; href?: string | undefined }): ReactNode {
  const { label, value, default: isDefault, schema } = variant;
  const isFolded = saysMore(schema);
  const type = href === undefined && label !== typeText(schema.type) ? schema.type : schema.base;
  return (
    <span>
      {href === undefined ? label : <Link to={href}>{label}</Link>}
      {value && value !== label && (
        <>
          {' '}
          <code>{value}</code>
        </>
      )}
      {type && !isFolded && (
        <>
          {' '}
          <Type type={type} />
        </>
      )}
      {isDefault && (
        <>
          {' '}
          <Translate id="api.variant.default">otherwise</Translate>
        </>
      )}
    </span>
  );
}

const IN_NAME = new Set<string>(['type', 'base', 'title', 'elsewhere'] satisfies Array<keyof SchemaView>);

/** Does a schema say more than its name, its type and where it is described? */
function saysMore(schema: SchemaView): boolean {
  return Object.keys(schema).some((key) => !IN_NAME.has(key));
}

function placeOf({ type, elsewhere }: SchemaView): string | undefined {
  const [piece] = type;
  return elsewhere?.href ?? (typeof piece === 'object' ? piece.href : undefined);
}
