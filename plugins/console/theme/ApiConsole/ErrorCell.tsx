import { translate } from '@docusaurus/Translate';
import type { TrialParts } from '@theme/ApiOperation/trialContext';
import type { ComponentProps, ReactNode } from 'react';
import { isSandbox } from '../../browser/targets';
import { useBench } from '../../browser/useBench';

/** Makes a sandbox answer exactly this error, once. */
export default function ErrorCell({ id, code }: ComponentProps<TrialParts['ErrorCell']>): ReactNode {
  const { bench, state, shared } = useBench();
  if (id !== bench.view.id || !isSandbox(shared.target) || !bench.operation.codes?.includes(code)) return null;
  return (
    <button
      type="button"
      className="api-small api-make"
      aria-disabled={state.isBusy}
      aria-label={`${translate({ id: 'console.makeIt', message: 'Make it fail' })} ${code}`}
      onClick={() => void bench.send({ prefer: `code=${code}` })}
    >
      {translate({ id: 'console.makeIt', message: 'Make it fail' })}
    </button>
  );
}
