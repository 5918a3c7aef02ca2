import type { BrowserContext, ConsoleMessage } from 'playwright-core';

/** What Chromium says of a script, a style or a request that the policy of the page stops, also in a worker. */
const STOPPED = /Content.Security.Policy|\bTrusted(?:HTML|Script|Type)/i;

/** What the policy stops in all pages of a context, until `end`. */
export function watchPolicy(context: BrowserContext): { stopped: string[]; end(): void } {
  const stopped: string[] = [];
  const listen = (message: ConsoleMessage) => {
    const { url, lineNumber } = message.location();
    if (STOPPED.test(message.text())) stopped.push(`${message.text()} (${url}:${lineNumber})`);
  };
  context.on('console', listen);
  return { stopped, end: () => context.off('console', listen) };
}
