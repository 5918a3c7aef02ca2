import { translate } from '@docusaurus/Translate';
import Chips from '@theme/ApiConsole/Chips';
import type { KeyboardEvent, ReactNode } from 'react';
import { useBench } from '../../browser/useBench';
import type { FieldHint } from '../../core/describeField';

export interface InputProps {
  id: string;
  name: string;
  hint: FieldHint;
  isRequired: boolean;
  isInvalid: boolean;
  describedBy: string;
  /** Several are those of a list. */
  values: string[];
  isList: boolean;
  isFile?: boolean;
  takesSeveral?: boolean;
  onChange: (values: string[]) => void;
  onFiles?: (files: File[]) => void;
}

/** An input for a type. Takes wrong values, too: readers want to see what the API says of them. */
export default function Input(props: InputProps): ReactNode {
  const { id, name, hint, values, isRequired, isInvalid, describedBy, isList, isFile, onChange } = props;
  const { bench } = useBench();
  const [value = ''] = values;
  const { choices, isJson, inputMode, inputType } = hint;
  const common = {
    id,
    'aria-label': name,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid,
    'aria-required': isRequired,
  };
  if (isList) return <Chips {...props} />;
  if (isFile) {
    const choose = (files: FileList | null) => props.onFiles?.([...(files ?? [])]);
    return (
      <input {...common} type="file" multiple={props.takesSeveral} onChange={({ target }) => choose(target.files)} />
    );
  }
  if (choices) {
    const isListed = choices.some((one) => one.value === value);
    return (
      <select {...common} value={value} onChange={({ target }) => onChange([target.value])}>
        {(!isRequired || value === '') && (
          <option value="">{translate({ id: 'console.unset', message: 'Not sent' })}</option>
        )}
        {value !== '' && !isListed && <option>{value}</option>}
        {choices.map(({ value: one, name: label }) => (
          <option key={one} value={one}>
            {label === undefined ? one : `${one} · ${label}`}
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
    onChange: ({ target }: { target: { value: string } }) => onChange([target.value]),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
      if (isJson && !event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      void bench.send();
    },
  };
  if (isJson) return <textarea {...text} rows={Math.min(12, value.split('\n').length + 1)} />;
  return <input {...text} type={inputType ?? 'text'} inputMode={inputMode} />;
}
