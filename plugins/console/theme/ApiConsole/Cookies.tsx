import { translate } from '@docusaurus/Translate';
import CopyCurl from '@theme/ApiConsole/CopyCurl';
import type { ReactNode } from 'react';
import { addressOf, faultOf, isSandbox, PROXY } from '../../browser/targets';
import { useBench } from '../../browser/useBench';

/** What becomes of cookies that are for a real server: no page may set them. */
export default function Cookies(): ReactNode {
  const { bench, state, shared } = useBench();
  const { desk } = bench;
  const cookies = state.form.fields.filter((field) => field.in === 'cookie');
  const address = addressOf(shared);
  if (isSandbox(shared.target) || cookies.length === 0 || faultOf(shared, desk) !== undefined) return null;
  const names = cookies.map(({ name }) => name).join(', ');
  return (
    <div className="api-asking">
      <p>
        {translate(
          {
            id: 'console.cookies',
            message:
              'A page cannot set the cookies of a server: {names} will not be sent. Those that this browser has of it can be, and curl sends them all.',
          },
          { names },
        )}
      </p>
      <div className="api-fill-line">
        {!(PROXY && shared.usesProxy) && (
          <label className="api-check">
            <input
              type="checkbox"
              checked={shared.sendsCookies}
              onChange={({ target }) => desk.store.set({ sendsCookies: target.checked })}
            />
            <span>
              {translate(
                { id: 'console.cookies.send', message: 'Send the cookies of {host}' },
                { host: new URL(address).host },
              )}
            </span>
          </label>
        )}
        <CopyCurl />
      </div>
    </div>
  );
}
