import { translate } from '@docusaurus/Translate';
import Row from '@theme/ApiConsole/Row';
import { type ReactNode, useId } from 'react';
import type { OperationView } from '../../../openapi';
import type { ConsoleState } from '../../browser/useConsole';
import { describeField } from '../../core/describeField';
import type { Field } from '../../core/field';

interface FieldsProps {
  operation: OperationView;
  state: ConsoleState;
}

export default function Fields({ operation, state }: FieldsProps): ReactNode {
  const { form, setForm, choice, choose, issuersOf, isBusy } = state;
  const { fields, body } = form;
  const { choices = [] } = operation;
  const id = useId();
  const setFields = (next: Field[]) => setForm({ ...form, fields: next });
  return (
    <div className="api-console-fields">
      {choices.length > 1 && (
        <>
          <label htmlFor={`${id}-choice`}>{translate({ id: 'console.example', message: 'Example' })}</label>
          <select id={`${id}-choice`} value={choice} onChange={({ target }) => choose(Number(target.value))}>
            {choices.map(({ label }, index) => (
              <option key={index} value={index}>
                {label}
              </option>
            ))}
          </select>
        </>
      )}
      {groupFields(fields).map((group, index) => {
        const [field] = group;
        return (
          <Row
            // Names may repeat.
            key={`${choice} ${index}`}
            fields={group}
            hint={describeField(field, form, operation)}
            issuers={field.credential === undefined ? [] : issuersOf(field.credential)}
            isBusy={isBusy}
            onChange={(changed, values) =>
              setFields(fields.map((one) => (one === changed ? { ...one, ...values } : one)))
            }
            onAdd={(last) => {
              const { sendsEmpty: _, ...empty } = { ...last, value: '' };
              setFields(fields.toSpliced(fields.indexOf(last) + 1, 0, empty));
            }}
            onRemove={(removed) => setFields(fields.filter((one) => one !== removed))}
          />
        );
      })}
      {body && 'text' in body && (
        <>
          <label htmlFor={id}>
            {translate({ id: 'console.body', message: 'Body' })}{' '}
            <small>
              {operation.body?.required
                ? body.mediaType
                : translate({ id: 'console.optional', message: '{place}, optional' }, { place: body.mediaType })}
            </small>
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

/** The values of a list share a label. */
function groupFields(fields: Field[]): Array<[Field, ...Field[]]> {
  const groups: Array<[Field, ...Field[]]> = [];
  for (const field of fields) {
    const last = groups.at(-1);
    const isSame = field.shape === 'repeated' && last?.[0].in === field.in && last[0].name === field.name;
    if (isSame) last.push(field);
    else groups.push([field]);
  }
  return groups;
}
