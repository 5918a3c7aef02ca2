import { translate } from '@docusaurus/Translate';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { isValid, readAddress } from '../../core/readerValues/checkValue';
import type { ValueField } from '../../core/readerValues/listValues';
import type { ReaderValues } from '../../core/readerValues/types';
import './values.css';

export interface ApiValuesProps {
  fields: ValueField[];
  values: ReaderValues;
  onChange: (values: ReaderValues) => void;
  onClose: () => void;
}

/** The panel in which readers type the values that all samples show. The browser traps and restores the focus. */
export default function ApiValues({ fields, values: first, onChange, onClose }: ApiValuesProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [values, setValues] = useState(first);
  const title = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    // A click on the backdrop has the dialog itself as its target.
    const closeBeside = ({ target }: Event) => target === element && element.close();
    element.addEventListener('click', closeBeside);
    element.showModal();
    return () => element.removeEventListener('click', closeBeside);
  }, []);
  const change = (next: ReaderValues) => {
    setValues(next);
    onChange(next);
  };
  const changeOne = (key: string, text: string) => {
    const { [key]: _old, ...others } = values;
    change(text.trim() === '' ? others : { ...others, [key]: text });
  };
  return (
    <dialog ref={dialog} className="api-values-panel" aria-labelledby={title} onClose={onClose}>
      <form method="dialog">
        <h2 id={title}>{translate({ id: 'api.values', message: 'Your values' })}</h2>
        <p>
          {translate({
            id: 'api.values.about',
            message: 'All samples show them. They stay in this tab and are never sent. Secrets do not belong here.',
          })}
        </p>
        {fields.map((field) => (
          <Field
            key={field.key}
            field={field}
            value={(Object.hasOwn(values, field.key) && values[field.key]) || ''}
            onChange={(text) => changeOne(field.key, text)}
          />
        ))}
        <div className="api-values-actions">
          <button type="button" disabled={Object.keys(values).length === 0} onClick={() => change({})}>
            {translate({ id: 'api.values.clear', message: 'Clear all' })}
          </button>
          <button type="submit">{translate({ id: 'api.values.done', message: 'Done' })}</button>
        </div>
      </form>
    </dialog>
  );
}

interface FieldProps {
  field: ValueField;
  value: string;
  onChange: (value: string) => void;
}

function Field({ field: { name, type, example }, value, onChange }: FieldProps): ReactNode {
  const hint = useId();
  const problem = value.trim() === '' ? undefined : findProblem(value.trim(), name, type);
  return (
    <div className="api-values-field">
      <label htmlFor={`${hint}-input`}>
        {name === undefined ? translate({ id: 'api.values.address', message: 'Base address' }) : <code>{name}</code>}
      </label>
      <input
        id={`${hint}-input`}
        value={value}
        placeholder={example}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        inputMode={name === undefined ? 'url' : undefined}
        aria-invalid={problem !== undefined}
        aria-describedby={hint}
        onChange={(event) => onChange(event.target.value)}
      />
      <output id={hint}>{problem}</output>
    </div>
  );
}

function findProblem(value: string, name: string | undefined, type: ValueField['type']): string | undefined {
  if (name === undefined) {
    if (readAddress(value) !== undefined) return undefined;
    return translate({
      id: 'api.values.badAddress',
      message: 'Not an address such as https://api.example.com/v1. Samples keep the example.',
    });
  }
  if (isValid(value, type)) return undefined;
  return type === 'integer'
    ? translate({ id: 'api.values.badInteger', message: 'Not a whole number. Samples keep the example.' })
    : translate({ id: 'api.values.badNumber', message: 'Not a number. Samples keep the example.' });
}
