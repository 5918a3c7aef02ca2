import { useEffect, useState } from 'react';
import { copyText } from './copyText';

export type CopyState = 'ready' | 'copied' | 'failed';

const SHOWN_MS = 2000;

/** Copies text. Shows the outcome for two seconds. */
export function useCopy(readText: () => string | Promise<string>): [state: CopyState, copy: () => void] {
  const [state, setState] = useState<CopyState>('ready');
  useEffect(() => {
    if (state === 'ready') return;
    const timer = setTimeout(() => setState('ready'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = () => {
    copyText(readText()).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };
  return [state, copy];
}
