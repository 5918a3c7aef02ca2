import { useEffect, useState } from 'react';
import { toSample } from '../core/toSample';
import { addressOf, faultOf } from './targets';
import { useBench } from './useBench';

interface Writer {
  id: string;
  write: Awaited<ReturnType<typeof import('@theme/samples/loadWriter').loadWriter>>;
}

/** The request of the form as code in a language; `undefined` until what writes it is loaded. */
export function useRequestSample(language = ''): string | undefined {
  const { bench, state, shared } = useBench();
  const { operation, desk } = bench;
  const [writer, setWriter] = useState<Writer>();
  const { form, choice } = state;
  const { target, withSecrets } = shared;
  useEffect(() => {
    let isGone = false;
    import('@theme/samples/loadWriter')
      .then(({ loadWriter }) => loadWriter(language))
      .then(
        (write) => isGone || setWriter({ id: language, write }),
        // Offline: Send works without code.
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [language]);

  function codeAddress(): string {
    const [base = ''] = target.kind === 'local' ? (operation.bases ?? desk.bases) : [];
    return `${addressOf(shared)}${base}`;
  }

  const built = bench.call?.requests[choice];
  const isOfSample = target.kind === 'page' || faultOf(shared, desk) !== undefined;
  const address = isOfSample ? undefined : codeAddress();
  const sample = built && toSample({ operation, built, form, address, withSecrets });
  const write = writer?.id === language ? writer.write : undefined;
  return sample && write?.({ ...sample, comments: desk.comments });
}
