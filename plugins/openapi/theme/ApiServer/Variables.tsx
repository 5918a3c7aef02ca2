import type { ReactNode } from 'react';
import type { ServerView } from '../../core/view/types';

export interface ServerVariablesProps {
  variables: ServerView['variables'];
  /** Those that the reader has chosen. */
  values: Record<string, string>;
  onChange: (values: Record<string, string>) => void;
}

/** An input for each variable of a server, with its default. */
export default function Variables({ variables, values, onChange }: ServerVariablesProps): ReactNode {
  return variables.map(({ name, default: fallback, enum: options }) => {
    const change = (value: string) => onChange({ ...values, [name]: value });
    return (
      <label key={name}>
        <span>{name}</span>
        {options.length > 0 ? (
          <select value={values[name] || fallback} onChange={({ target }) => change(target.value)}>
            {[...new Set([fallback, ...options])].map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        ) : (
          <input
            value={values[name] ?? ''}
            placeholder={fallback}
            spellCheck={false}
            autoComplete="off"
            onChange={({ target }) => change(target.value)}
          />
        )}
      </label>
    );
  });
}
