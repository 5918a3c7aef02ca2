import { useEffect, useState } from 'react';

export type CopyState = 'ready' | 'copied' | 'failed';

const SHOWN_MS = 2000;

/** Copies text, and tells for two seconds how it went. */
export function useCopy(readText: () => string): [state: CopyState, copy: () => void] {
  const [state, setState] = useState<CopyState>('ready');
  useEffect(() => {
    if (state === 'ready') return;
    const timer = setTimeout(() => setState('ready'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = () => {
    navigator.clipboard.writeText(readText()).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };
  return [state, copy];
}
