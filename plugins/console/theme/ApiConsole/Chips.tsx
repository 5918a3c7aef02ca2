import { translate } from '@docusaurus/Translate';
import type { InputProps } from '@theme/ApiConsole/Input';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { inputAttributes } from '../../browser/inputAttributes';
import { useBench } from '../../browser/useBench';

/** A list: a chip for each value, and an input for the next one. */
export default function Chips(props: InputProps): ReactNode {
  const { id, hint, values, isExact, onChange } = props;
  const { bench } = useBench();
  const [next, setNext] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const most = hint.notes.find(({ kind }) => kind === 'maxItems')?.value;
  const add = (text: string) => {
    const added = (isExact ? [text] : text.split(',')).flatMap((one) => one.trim() || []);
    if (added.length > 0) onChange([...values, ...added]);
    setNext('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Backspace' && next === '' && values.length > 0) onChange(values.slice(0, -1));
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (next === '') void bench.send();
    else add(next);
  };
  return (
    <div className="api-chips">
      {values.map((value, index) => (
        <span key={index} className="api-chip">
          {value}
          <button
            type="button"
            className="api-cross"
            aria-label={`${translate({ id: 'console.remove', message: 'Remove' })} ${value}`}
            onClick={() => {
              onChange(values.toSpliced(index, 1));
              input.current?.focus();
            }}
          />
        </span>
      ))}
      <input
        {...inputAttributes(props)}
        ref={input}
        list={hint.choices && `${id}-choices`}
        placeholder={translate({ id: 'console.add', message: 'Add a value' })}
        value={next}
        onChange={({ target }) => (!isExact && target.value.includes(',') ? add(target.value) : setNext(target.value))}
        onKeyDown={onKeyDown}
        onBlur={() => add(next)}
      />
      {hint.choices && (
        <datalist id={`${id}-choices`}>
          {hint.choices.map(({ value, name: label }) => (
            <option key={value} value={value}>
              {label ?? value}
            </option>
          ))}
        </datalist>
      )}
      <small>{most === undefined ? values.length : `${values.length} / ${most}`}</small>
    </div>
  );
}
