import { translate } from '@docusaurus/Translate';
import { type ReactNode, useId } from 'react';
import type { ConsoleState, Issuer } from '../../browser/useConsole';
import type { Field } from '../../core/form';

export default function Fields({ form, setForm, issuersOf, isBusy }: ConsoleState): ReactNode {
  const { fields, body } = form;
  const id = useId();
  const change = (changed: Field, values: Partial<Field>) =>
    setForm({ ...form, fields: fields.map((field) => (field === changed ? { ...field, ...values } : field)) });
  return (
    <div className="api-console-fields">
      {fields.map((field, index) => (
        <Row
          // Names may repeat.
          key={index}
          field={field}
          issuers={field.credential === undefined ? [] : issuersOf(field.credential)}
          isBusy={isBusy}
          onChange={(values) => change(field, values)}
        />
      ))}
      {body && 'text' in body && (
        <>
          <label htmlFor={id}>
            {translate({ id: 'console.body', message: 'Body' })} <small>{body.mediaType}</small>
          </label>
          <textarea
            id={id}
            value={body.text}
            rows={Math.min(14, body.text.split('\n').length + 1)}
            spellCheck={false}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            onChange={({ target }) => setForm({ ...form, body: { ...body, text: target.value } })}
            onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
              if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit();
            }}
          />
        </>
      )}
      {form.hasCookies && (
        <p>{translate({ id: 'console.cookies', message: 'This call takes cookies, which a page cannot send.' })}</p>
      )}
      {fields.length === 0 && !body && !form.hasCookies && (
        <p>{translate({ id: 'console.nothing', message: 'This call takes no values.' })}</p>
      )}
    </div>
  );
}

interface RowProps {
  field: Field;
  issuers: Issuer[];
  isBusy: boolean;
  onChange: (values: Partial<Field>) => void;
}

function Row({ field, issuers, isBusy, onChange }: RowProps): ReactNode {
  const { name, isRequired, isFile, value, prefix, in: place } = field;
  const id = useId();
  return (
    <>
      <label htmlFor={id}>
        <code>{name}</code> <small>{labelOf(place, isRequired)}</small>
        {prefix && <small> {prefix}</small>}
      </label>
      <div>
        {isFile ? (
          <input id={id} type="file" onChange={({ target }) => onChange({ file: target.files?.[0] })} />
        ) : (
          <input
            id={id}
            value={value}
            required={place === 'path'}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            onChange={({ target }) => onChange({ value: target.value })}
          />
        )}
        {issuers.length > 0 && (
          <p className="api-console-issuers">
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
