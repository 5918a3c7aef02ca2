import { useEffect, useState } from 'react';
import type { SampleRequest } from '../../samples/core/sample/types';
import { toSample } from '../core/toSample';
import { addressOf } from './targets';
import { useBench } from './useBench';

type Write = typeof import('@theme/samples/writeSample').writeSample;

/** Writes the request of the form as code in a language; `undefined` until what writes it is loaded. */
export function useRequestSample(): (language: string) => string | undefined {
  const { bench, state, shared } = useBench();
  const { view, operation, desk } = bench;
  const [write, setWrite] = useState<Write>();
  const { form, choice } = state;
  const { target, withSecrets } = shared;
  useEffect(() => {
    let isGone = false;
    import('@theme/samples/writeSample').then(
      ({ writeSample }) => isGone || setWrite(() => writeSample),
      // Offline: Send works without code.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);

  function codeAddress(): string {
    const [base = ''] = target.kind === 'local' ? (operation.bases ?? desk.api.bases) : [];
    return `${addressOf(shared, view.servers ?? desk.servers)}${base}`;
  }

  const built = desk.callOf(view.id)?.requests[choice];
  const isOfSample = target.kind === 'page' || (target.kind === 'other' && shared.address === '');
  const address = isOfSample ? undefined : codeAddress();
  const sample: SampleRequest | undefined = built && toSample({ operation, built, form, address, withSecrets });
  return (language) => sample && write?.(language, { ...sample, comments: desk.comments });
}
