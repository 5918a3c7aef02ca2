import { translate } from '@docusaurus/Translate';
import Logins from '@theme/ApiConsole/Logins';
import { type ReactNode, useState } from 'react';
import { type InputFacts, inputAttributes } from '../../browser/inputAttributes';
import { isSandbox } from '../../browser/targets';
import { useBench } from '../../browser/useBench';
import type { Field } from '../../core/field';

interface KeyInputProps extends InputFacts {
  field: Field;
  onChange: (value: string) => void;
}

/** A credential: who is logged in, ways to log in, and the text itself. It stays in memory. */
export default function KeyInput({ field, onChange, ...facts }: KeyInputProps): ReactNode {
  const { bench, shared } = useBench();
  const [isShown, show] = useState(false);
  const { value, isLogin, credential = '' } = field;
  const isSession = isSandbox(shared.target) && field.isKey === true;
  const change = (text: string) => {
    bench.desk.keep([[credential, text]]);
    onChange(text);
  };
  const common = {
    ...inputAttributes(facts),
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
          className={undefined}
          aria-label={translate({ id: 'console.user', message: 'User name' })}
          placeholder={translate({ id: 'console.user', message: 'User name' })}
          value={user}
          onChange={({ target }) => change(`${target.value.replaceAll(':', '')}:${secret}`)}
        />
        <input
          {...common}
          id={undefined}
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
