import { openSandbox } from '@theme/sandbox/openSandbox';
import type { Desk } from './desk';

/** Calls back after each change of the sandbox of the page, by any tab; returns what ends it. */
export function watchSandbox({ store, version }: Desk, onChange: () => void): () => void {
  let stop: (() => void) | undefined;
  let isOver = false;
  const begin = async () => {
    const { watch } = await openSandbox(version);
    if (!isOver) stop = watch(() => store.get().target.kind === 'page' && onChange());
  };
  if (store.get().target.kind === 'page') begin().catch(() => undefined);
  return () => {
    isOver = true;
    stop?.();
  };
}
