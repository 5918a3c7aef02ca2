import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { FieldHint } from '../../core/describeField';
import type { Field } from '../../core/field';

interface InputProps {
  field: Field;
  hint: FieldHint;
  id: string;
  /** Without one, the label of the row names it. */
  label: string | undefined;
  describedBy: string | undefined;
  onChange: (values: Partial<Field>) => void;
}

/** Takes wrong values, too: readers want to see what the API says of them. */
export default function Input({ field, hint, id, label, describedBy, onChange }: InputProps): ReactNode {
  const { value, in: place, shape } = field;
  const { choices, notes, inputMode } = hint;
  const common = {
    id,
    'aria-label': label,
    'aria-describedby': describedBy,
    // Without it, there is no address.
    required: place === 'path',
  };
  if (field.isFile ?? hint.isFile) {
    const choose = (files: FileList | null) => onChange({ files: [...(files ?? [])] });
    return (
      <input {...common} type="file" multiple={shape === 'repeated'} onChange={({ target }) => choose(target.files)} />
    );
  }
  if (choices) {
    const isRequired = field.isRequired ?? hint.isRequired ?? false;
    const isListed = choices.some((one) => one.value === value);
    return (
      <select {...common} value={value} onChange={({ target }) => onChange({ value: target.value })}>
        {(!isRequired || value === '') && (
          <option value="">{translate({ id: 'console.unset', message: 'Not sent' })}</option>
        )}
        {value !== '' && !isListed && <option>{value}</option>}
        {choices.map(({ value: one, name }) => (
          <option key={one} value={one}>
            {name === undefined ? one : `${one} · ${name}`}
          </option>
        ))}
      </select>
    );
  }
  const text = {
    ...common,
    value,
    spellCheck: false,
    autoCapitalize: 'off',
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange({ value: target.value }),
  };
  const isJson = notes.some(
    ({ kind, value: type = '' }) => kind === 'json' || (kind === 'partType' && /json/.test(type)),
  );
  return isJson ? <textarea {...text} rows={2} /> : <input {...text} inputMode={inputMode} />;
}
