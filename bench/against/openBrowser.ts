import { type Browser, chromium } from 'playwright-core';
import { chromiumArguments, findChromium } from '../../scripts/programs';

export interface LazyBrowser {
  /** Starts it at the first call. */
  open(): Promise<Browser>;
  close(): Promise<void>;
}

/** Whoever handles the signals of the process closes it. */
export function createLazyBrowser(): LazyBrowser {
  let browser: Promise<Browser> | undefined;
  const launch = () =>
    chromium.launch({
      executablePath: findChromium(),
      args: chromiumArguments(),
      handleSIGHUP: false,
      handleSIGINT: false,
      handleSIGTERM: false,
    });
  return {
    open: () => (browser ??= launch()),
    close: async () => {
      const opened = await browser?.catch(() => undefined);
      await opened?.close();
    },
  };
}
