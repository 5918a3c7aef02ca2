import { translate } from '@docusaurus/Translate';
import Logins from '@theme/ApiConsole/Logins';
import { type ReactNode, useState } from 'react';
import { isSandbox } from '../../browser/targets';
import { useBench } from '../../browser/useBench';
import type { Field } from '../../core/field';

interface KeyInputProps {
  id: string;
  name: string;
  field: Field;
  isRequired: boolean;
  isInvalid: boolean;
  describedBy: string;
  onChange: (value: string) => void;
}

/** A credential: who is logged in, ways to log in, and the text itself. It stays in memory. */
export default function KeyInput({
  id,
  name,
  field,
  isRequired,
  isInvalid,
  describedBy,
  onChange,
}: KeyInputProps): ReactNode {
  const { bench, shared } = useBench();
  const [isShown, show] = useState(false);
  const { value, isLogin, credential = '' } = field;
  const isSession = isSandbox(shared.target) && field.isKey === true;
  const change = (text: string) => {
    bench.desk.keep([[credential, text]]);
    onChange(text);
  };
  const common = {
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid,
    'aria-required': isRequired,
    spellCheck: false,
    autoCapitalize: 'off',
    autoComplete: 'off',
    // Not a password of the site: browsers would offer to keep it.
    className: isShown || value === '' ? undefined : 'api-secret',
    onFocus: () => show(true),
    onBlur: () => show(false),
  };
  if (isLogin) {
    const [user = '', ...password] = value.split(':');
    const secret = password.join(':');
    return (
      <>
        <input
          {...common}
          id={id}
          className={undefined}
          aria-label={translate({ id: 'console.user', message: 'User name' })}
          placeholder={translate({ id: 'console.user', message: 'User name' })}
          value={user}
          onChange={({ target }) => change(`${target.value.replaceAll(':', '')}:${secret}`)}
        />
        <input
          {...common}
          aria-label={translate({ id: 'console.password', message: 'Password' })}
          placeholder={translate({ id: 'console.password', message: 'Password' })}
          value={secret}
          onChange={({ target }) => change(`${user}:${target.value}`)}
        />
      </>
    );
  }
  return (
    <>
      <input
        {...common}
        id={id}
        aria-label={name}
        value={value}
        onChange={({ target }) => change(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void bench.send();
        }}
      />
      {isSession && <Logins credential={credential} />}
    </>
  );
}
