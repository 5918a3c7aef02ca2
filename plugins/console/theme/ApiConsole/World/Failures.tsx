import { translate } from '@docusaurus/Translate';
import { type ReactNode, useState } from 'react';
import type { SandboxOperation, WorldView } from '../../../../sandbox';
import { titleOf } from '../../../browser/pageTitles';
import { useWorld } from '../../../browser/useWorld';
import { change } from '../../../browser/world';

/** What fails next, and a way to add to it. */
export default function Failures({ faults }: { faults: WorldView['faults'] }): ReactNode {
  const { bench, world } = useWorld();
  const { desk } = bench;
  const { api } = world;
  const able = (api?.operations ?? []).filter((operation) => codesOf(operation).length > 0);
  const [id, chooseId] = useState(bench.operation.id);
  const chosen = able.find((operation) => operation.id === id) ?? able[0];
  const codes = chosen ? codesOf(chosen) : [];
  const [code, chooseCode] = useState<number>();
  const wanted = code !== undefined && codes.includes(code) ? code : codes[0];
  const titleFor = (wantedId: string) => {
    const operation = api?.operations.find((one) => one.id === wantedId);
    return operation ? titleOf(desk, operation) : wantedId;
  };
  return (
    <details className="api-list">
      <summary>
        {translate({ id: 'console.world.failures', message: 'What fails next' })} <small>{faults.length}</small>
      </summary>
      <ul>
        {faults.map(({ operation, code: fault, message, count }) => (
          <li key={operation}>
            <b>{titleFor(operation)}</b>
            <span className="api-row-facts">
              <b className="api-bad">{fault}</b>
              <span>{message}</span>
              {count > 1 && (
                <span>{translate({ id: 'console.world.times', message: '{count} times' }, { count })}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {chosen && wanted !== undefined && (
        <div className="api-inside-line api-inside-form">
          <select
            aria-label={translate({ id: 'console.world.call', message: 'Call' })}
            value={chosen.id}
            onChange={({ target }) => chooseId(target.value)}
          >
            {able.map((operation) => (
              <option key={operation.id} value={operation.id}>
                {titleOf(desk, operation)}
              </option>
            ))}
          </select>
          <select
            aria-label={translate({ id: 'console.world.code', message: 'Error' })}
            value={wanted}
            onChange={({ target }) => chooseCode(Number(target.value))}
          >
            {codes.map((one) => (
              <option key={one} value={one}>
                {[one, chosen.messages?.[one] ?? api?.messages[one]].filter(Boolean).join(' ')}
              </option>
            ))}
          </select>
          <button
            type="button"
            className="api-small"
            onClick={() => void change(bench, (controls) => controls.fail(chosen.id, wanted))}
          >
            {translate({ id: 'console.world.fail', message: 'Fail once' })}
          </button>
          {faults.length > 0 && (
            <button
              type="button"
              className="api-small"
              onClick={() => void change(bench, (controls) => controls.clearFaults())}
            >
              {translate({ id: 'console.world.clearFailures', message: 'Fail no more' })}
            </button>
          )}
        </div>
      )}
    </details>
  );
}

function codesOf({ codes, answers }: SandboxOperation): number[] {
  return codes ?? answers.flatMap(({ status }) => (/^[45]\d\d$/.test(status) ? [Number(status)] : []));
}
