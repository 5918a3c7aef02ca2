import { translate } from '@docusaurus/Translate';
import Chips from '@theme/ApiConsole/Chips';
import FileInput from '@theme/ApiConsole/FileInput';
import JsonText from '@theme/ApiConsole/JsonText';
import type { KeyboardEvent, ReactNode } from 'react';
import { type InputFacts, inputAttributes } from '../../browser/inputAttributes';
import { useBench } from '../../browser/useBench';
import type { FieldHint } from '../../core/describeField';

export interface InputProps extends InputFacts {
  hint: FieldHint;
  /** Several are those of a list. */
  values: string[];
  isList: boolean;
  isFile?: boolean;
  files?: File[] | undefined;
  takesSeveral?: boolean;
  /** Commas belong to the values of a list. */
  isExact?: true;
  onChange: (values: string[]) => void;
  onFiles?: (files: File[]) => void;
}

/** An input for a type. Takes wrong values, too: readers want to see what the API says of them. */
export default function Input(props: InputProps): ReactNode {
  const { name, hint, values, isRequired, isList, isFile, onChange } = props;
  const { bench } = useBench();
  const [value = ''] = values;
  const { choices, isJson, isTime, inputMode, inputType } = hint;
  const common = inputAttributes(props);
  if (isList) return <Chips {...props} />;
  if (isFile) {
    const { files = [], takesSeveral = false, onFiles = () => undefined } = props;
    return <FileInput common={common} files={files} takesSeveral={takesSeveral} onFiles={onFiles} />;
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
  if (isJson) {
    return <JsonText {...props} value={value} schema={hint.schema} onChange={(next) => onChange([next])} />;
  }
  return (
    <>
      <input
        {...common}
        type={inputType === 'date' && value !== '' && !DATE.test(value) ? 'text' : (inputType ?? 'text')}
        inputMode={inputMode}
        value={value}
        onChange={({ target }) => onChange([target.value])}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          void bench.send();
        }}
      />
      {isTime && (
        <button
          type="button"
          className="api-small"
          aria-label={`${name}: ${translate({ id: 'console.now', message: 'Now' })}`}
          onClick={() => onChange([new Date().toISOString().replace(/\.\d+Z$/, 'Z')])}
        >
          {translate({ id: 'console.now', message: 'Now' })}
        </button>
      )}
    </>
  );
}

/** Browsers do not show other texts in an input for dates. */
const DATE = /^\d{4}-\d\d-\d\d$/;
