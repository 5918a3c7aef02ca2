import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { isSandbox } from '../../browser/targets';
import { useBench } from '../../browser/useBench';

/** Whether this browser keeps the credentials for servers, and the one place that clears them all. */
export default function KeptKeys(): ReactNode {
  const { bench, shared } = useBench();
  const { credentials, keepsKeys, target } = shared;
  const hasSome = Object.values(credentials).some((value) => value !== '');
  if (isSandbox(target) || (!hasSome && !keepsKeys)) return null;
  return (
    <div className="api-kept">
      <label className="api-check">
        <input
          type="checkbox"
          checked={keepsKeys}
          onChange={({ target: box }) => bench.desk.store.set({ keepsKeys: box.checked })}
        />
        <span>{translate({ id: 'console.keep', message: 'Keep keys in this browser' })}</span>
      </label>
      <button type="button" className="api-link" onClick={bench.forgetKeys}>
        {translate({ id: 'console.forget', message: 'Forget all keys' })}
      </button>
    </div>
  );
}
