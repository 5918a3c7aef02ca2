import type { BundlerPlugin } from './bundler';

/** Runs `check` before the first compilation, when all routes are known. */
export function checkFirst(check: () => Promise<void>): BundlerPlugin {
  let isFirst = true;
  const once = async () => {
    if (isFirst) await check();
    isFirst = false;
  };
  return {
    apply({ hooks }) {
      hooks.beforeRun.tapPromise('page-check', once);
      hooks.watchRun.tapPromise('page-check', once);
    },
  };
}
