import { translate } from '@docusaurus/Translate';
import { type ReactNode, useId } from 'react';
import { LITERAL } from '../../browser/inputAttributes';

interface SignInFieldProps {
  name: string;
  value: string;
  isSecret?: boolean;
  isOptional?: boolean;
  /** Values of which the text may have several. */
  choices?: string[];
  onChange: (text: string) => void;
}

/** What a provider asks of a program that signs in. */
export default function SignInField({
  name,
  value,
  isSecret,
  isOptional,
  choices = [],
  onChange,
}: SignInFieldProps): ReactNode {
  const id = useId();
  const chosen = value.split(/\s+/).filter(Boolean);
  const toggle = (one: string) =>
    onChange((chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]).join(' '));
  return (
    <div>
      <label htmlFor={id}>
        {name}
        {isOptional && (
          <>
            {' '}
            <small>{translate({ id: 'console.signIn.optional', message: 'optional' })}</small>
          </>
        )}
      </label>
      <input
        {...LITERAL}
        id={id}
        className={isSecret && value !== '' ? 'api-secret' : undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {choices.length > 0 && (
        <div className="api-scope-choices">
          {choices.map((one) => (
            <button
              key={one}
              type="button"
              className="api-small"
              aria-pressed={chosen.includes(one)}
              onClick={() => toggle(one)}
            >
              {one}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
