import type { FlowDocument } from '../types';

/** Servers that requests go to beside those of calls; as it is written where values are filled in. */
export function listOtherServers({ workflows }: FlowDocument): string[] {
  const urls = workflows.flatMap(({ steps }) =>
    steps.flatMap(({ target }) => (target.kind === 'request' ? [target.url] : [])),
  );
  return [...new Set(urls.map((url) => /^https?:\/\/[^/?#{$]+(?=[/?#]|$)/i.exec(url)?.[0] ?? url))];
}
