import { translate } from '@docusaurus/Translate';
import Input from '@theme/ApiConsole/Input';
import EnumValues from '@theme/ApiSchema/EnumValues';
import Notes from '@theme/ApiSchema/Notes';
import { type ReactNode, useId, useRef } from 'react';
import type { Issuer } from '../../browser/useConsole';
import type { FieldHint } from '../../core/describeField';
import type { Field } from '../../core/field';

export interface RowProps {
  /** Several are the values of a list. */
  fields: [Field, ...Field[]];
  hint: FieldHint;
  issuers: Issuer[];
  isBusy: boolean;
  onChange: (field: Field, values: Partial<Field>) => void;
  onAdd: (last: Field) => void;
  onRemove: (field: Field) => void;
}

/** A label with the inputs of its values, and what they may be. */
export default function Row({ fields, hint, issuers, isBusy, onChange, onAdd, onRemove }: RowProps): ReactNode {
  const [field] = fields;
  const { name, in: place, prefix, shape } = field;
  const { type, values, notes, isRequired } = hint;
  const isFile = field.isFile ?? hint.isFile ?? false;
  const isList = shape === 'repeated' && !isFile;
  const id = useId();
  const add = useRef<HTMLButtonElement>(null);
  const hasHint = type !== undefined || values !== undefined || notes.length > 0;
  return (
    <>
      <label htmlFor={id}>
        <code>{name}</code> <small>{labelOf(place, field.isRequired ?? isRequired)}</small>
        {prefix && <small> {prefix}</small>}
      </label>
      <div>
        {fields.map((one, index) => (
          <div key={index} className="api-console-value">
            <Input
              field={one}
              hint={hint}
              id={index === 0 ? id : `${id}-${index}`}
              label={index === 0 ? undefined : `${name} ${index + 1}`}
              describedBy={hasHint ? `${id}-hint` : undefined}
              onChange={(changed) => onChange(one, changed)}
            />
            {fields.length > 1 && (
              <button
                type="button"
                className="api-console-close"
                aria-label={`${translate({ id: 'console.remove', message: 'Remove' })} ${name} ${index + 1}`}
                onClick={() => {
                  onRemove(one);
                  add.current?.focus();
                }}
              />
            )}
          </div>
        ))}
        {hasHint && (
          <div id={`${id}-hint`} className="api-console-hint">
            {type && <code>{type}</code>}
            {notes.length > 0 && <Notes notes={notes} />}
            {values && <EnumValues values={values} />}
          </div>
        )}
        {isList && (
          <p className="api-console-links">
            <button ref={add} type="button" onClick={() => onAdd(fields.at(-1) ?? field)}>
              {translate({ id: 'console.add', message: 'Add a value' })}
              <span className="api-console-hidden"> {name}</span>
            </button>
          </p>
        )}
        {issuers.length > 0 && (
          <p className="api-console-links">
            {translate({ id: 'console.issuers', message: 'Get one from:' })}
            {issuers.map(({ title, run }) => (
              <button key={title} type="button" aria-disabled={isBusy} onClick={() => void run()}>
                {title}
              </button>
            ))}
          </p>
        )}
      </div>
    </>
  );
}

function labelOf(place: Field['in'], isRequired = true): string {
  const names = {
    path: translate({ id: 'console.in.path', message: 'path' }),
    query: translate({ id: 'console.in.query', message: 'query' }),
    header: translate({ id: 'console.in.header', message: 'header' }),
    body: translate({ id: 'console.in.body', message: 'body' }),
  };
  if (isRequired) return names[place];
  return translate({ id: 'console.optional', message: '{place}, optional' }, { place: names[place] });
}
