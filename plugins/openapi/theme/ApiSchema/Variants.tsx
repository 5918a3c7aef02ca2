import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { TrialContext } from '@theme/ApiOperation/trialContext';
import ApiSchema from '@theme/ApiSchema';
import Type from '@theme/ApiSchema/Type';
import { type ReactNode, useContext } from 'react';
import { typeText } from '../../../schema/core/describe/typeText';
import type { SchemaView, VariantsView, VariantView } from '../../../schema/core/types';
import { comma } from '../../browser/punctuation';

interface VariantsProps {
  variants: VariantsView;
  open: true | undefined;
}

/** The branches of a union. Those with fields are folded; one without further details links to its description. */
export default function Variants({ variants, open }: VariantsProps): ReactNode {
  const { kind, discriminator, items } = variants;
  const { parts } = useContext(TrialContext);
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
      {parts && <parts.Variants variants={variants} />}
      {items.map((variant, index) => (
        <Variant key={index} variant={variant} open={open && index === 0} />
      ))}
    </div>
  );
}

function Variant({ variant, open }: { variant: VariantView; open: boolean | undefined }): ReactNode {
  const { schema } = variant;
  if (!isFolded(schema)) {
    return (
      <div className="api-elsewhere">
        <Name variant={variant} href={placeOf(schema)} />
        {saysMore(schema) && <ApiSchema schema={schema} />}
      </div>
    );
  }
  return (
    <details open={open}>
      <summary>
        <Name variant={variant} />
      </summary>
      <div className="api-variant">
        {impliesObject(schema) || <Type type={schema.type} />}
        <ApiSchema schema={schema} open />
      </div>
    </details>
  );
}

function Name({ variant, href }: { variant: VariantView; href?: string | undefined }): ReactNode {
  const { label, value, default: isDefault, schema } = variant;
  const type = href === undefined && label !== typeText(schema.type) ? schema.type : schema.base;
  return (
    <span>
      {href === undefined ? label : <Link to={href}>{label}</Link>}
      {value !== label && value?.split(' | ').flatMap((one) => [' ', <code key={one}>{one}</code>])}
      {type && !isFolded(schema) && (
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

function saysMore(schema: SchemaView): boolean {
  return Object.keys(schema).some((key) => !IN_NAME.has(key));
}

/** Notes on a plain value need no fold. */
function isFolded(schema: SchemaView): boolean {
  const { fields, variants, rules, elsewhere } = schema;
  return Boolean(fields ?? variants ?? rules ?? elsewhere) && saysMore(schema);
}

/** Its fields imply the type `object`. */
function impliesObject({ type, fields }: SchemaView): boolean {
  return fields !== undefined && typeText(type) === 'object';
}

function placeOf({ type, elsewhere }: SchemaView): string | undefined {
  const [piece] = type;
  return elsewhere?.href ?? (typeof piece === 'object' ? piece.href : undefined);
}
