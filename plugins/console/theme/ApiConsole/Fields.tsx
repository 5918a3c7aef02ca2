import { translate } from '@docusaurus/Translate';
import { type ReactNode, useId } from 'react';
import type { ConsoleState, Issuer } from '../../browser/useConsole';
import type { Field } from '../../core/form';

export default function Fields({ form, setForm, setFiles, issuersOf, isBusy }: ConsoleState): ReactNode {
  const { fields, body } = form;
  const id = useId();
  const change = (changed: Field, value: string) =>
    setForm({ ...form, fields: fields.map((field) => (field === changed ? { ...field, value } : field)) });
  return (
    <div className="api-console-fields">
      {fields.map((field, index) => (
        <Row
          // Names may repeat.
          key={index}
          field={field}
          issuers={field.credential === undefined ? [] : issuersOf(field.credential)}
          isBusy={isBusy}
          onChange={(value) => change(field, value)}
          onChoose={(file) => setFiles((files) => ({ ...files, [field.name]: file }))}
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
      {fields.length === 0 && !body && (
        <p>{translate({ id: 'console.nothing', message: 'This call takes no values.' })}</p>
      )}
    </div>
  );
}

interface RowProps {
  field: Field;
  issuers: Issuer[];
  isBusy: boolean;
  onChange: (value: string) => void;
  onChoose: (file: File | undefined) => void;
}

function Row({ field, issuers, isBusy, onChange, onChoose }: RowProps): ReactNode {
  const { name, isRequired, isFile, value, in: place } = field;
  const id = useId();
  return (
    <>
      <label htmlFor={id}>
        <code>{name}</code> <small>{labelOf(place, isRequired)}</small>
      </label>
      <div>
        {isFile ? (
          <input id={id} type="file" onChange={({ target }) => onChoose(target.files?.[0])} />
        ) : (
          <input
            id={id}
            value={value}
            required={place === 'path'}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            onChange={({ target }) => onChange(target.value)}
          />
        )}
        {issuers.length > 0 && (
          <p className="api-console-issuers">
            {translate({ id: 'console.issuers', message: 'Get one:' })}
            {issuers.map(({ title, run }) => (
              <button key={title} type="button" disabled={isBusy} onClick={() => void run()}>
                {title}
              </button>
            ))}
          </p>
        )}
      </div>
    </>
  );
}

function labelOf(place: Field['in'], isRequired: boolean): string {
  const names = {
    path: translate({ id: 'console.in.path', message: 'path' }),
    query: translate({ id: 'console.in.query', message: 'query' }),
    header: translate({ id: 'console.in.header', message: 'header' }),
    body: translate({ id: 'console.in.body', message: 'body' }),
  };
  return isRequired ? names[place] : `${names[place]}, ${translate({ id: 'console.optional', message: 'optional' })}`;
}
