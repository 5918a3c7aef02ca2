import { translate } from '@docusaurus/Translate';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { InputText, Player } from '../../browser/player';
import { usePlay } from '../../browser/usePlay';
import type { InputField } from '../../core/play/inputFields';

interface InputsProps {
  player: Player;
  inputs: InputText[];
  isBusy: boolean;
}

/** The inputs of a workflow as a form. */
export default function Inputs({ player, inputs, isBusy }: InputsProps): ReactNode {
  const { play } = player;
  const { texts, missing } = usePlay(player);
  const place = useRef<HTMLTableElement>(null);
  const id = useId();
  const [first] = missing;
  useEffect(() => {
    if (first !== undefined) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [first]);
  const fields = inputs.flatMap(({ name, ...said }) => {
    const field = play.fields.find((one) => one.name === name);
    return field ? [{ field, ...said }] : [];
  });
  return (
    <div className="api-text">
      <table ref={place} className="api-fields flow-inputs">
        <thead>
          <tr>
            <th scope="col">{translate({ id: 'flows.input', message: 'Input' })}</th>
            <th scope="col">{translate({ id: 'flows.value', message: 'Value' })}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ field, type, text }) => {
            const isMissing = missing.includes(field.name);
            return (
              <tr key={field.name}>
                <th scope="row">
                  <label className="api-name" htmlFor={`${id}${field.name}`}>
                    {field.name}
                  </label>
                  <span className="api-type">{type}</span>
                </th>
                <td>
                  <span id={`${id}${field.name}-text`}>{text}</span>
                  <div className="api-fill">
                    <div className="api-fill-line">
                      <Value
                        id={`${id}${field.name}`}
                        field={field}
                        value={texts[field.name] ?? ''}
                        isMissing={isMissing}
                        isBusy={isBusy}
                        onChange={(value) => play.type(field.name, value)}
                      />
                    </div>
                    {isMissing && (
                      <p className="flow-missing">
                        {translate({ id: 'flows.missing', message: 'This input is required.' })}
                      </p>
                    )}
                  </div>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface ValueProps {
  id: string;
  field: InputField;
  value: string;
  isMissing: boolean;
  isBusy: boolean;
  onChange: (value: string) => void;
}

function Value({ id, field: { kind, choices, required }, value, isMissing, isBusy, onChange }: ValueProps): ReactNode {
  const common = {
    id,
    value,
    'aria-describedby': `${id}-text`,
    'aria-invalid': isMissing,
    'aria-required': required,
  };
  if (kind === 'choice') {
    return (
      <select {...common} disabled={isBusy} onChange={({ target }) => onChange(target.value)}>
        {(!required || !choices.includes(value)) && (
          <option value="">{translate({ id: 'flows.unset', message: 'not sent' })}</option>
        )}
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    );
  }
  const typed = {
    ...common,
    readOnly: isBusy,
    autoComplete: 'off',
    spellCheck: false,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  if (kind === 'json') return <textarea {...typed} rows={3} />;
  return (
    <input
      {...typed}
      type={kind === 'secret' ? 'password' : 'text'}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      autoCapitalize="none"
    />
  );
}
