import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import type { ErrorSign } from '../../core/errors/recogniseError';

export interface ExplainedSign extends ErrorSign {
  explanation: ReactNode;
}

const NONE: readonly ExplainedSign[] = [];
let signs = NONE;
const listeners = new Set<() => void>();

/** Makes a message known to the lookup of the same page. Returns a function that takes it back. */
export function addErrorSign(sign: ExplainedSign): () => void {
  change([...signs, sign]);
  return () => change(signs.filter((one) => one !== sign));
}

export function useErrorSigns(): readonly ExplainedSign[] {
  return useSyncExternalStore(
    listen,
    () => signs,
    () => NONE,
  );
}

function change(next: readonly ExplainedSign[]): void {
  signs = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
