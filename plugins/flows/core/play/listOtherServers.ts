import { listReached, type PlayableFlow } from './listReached';

/** Servers that requests go to beside those of calls; as it is written where values are filled in. */
export function listOtherServers(flow: PlayableFlow): string[] {
  const steps = (listReached(flow) ?? [flow]).flatMap(({ workflow }) => workflow.steps);
  const urls = steps.flatMap(({ target }) => (target.kind === 'request' ? [target.url] : []));
  return [...new Set(urls.map((url) => /^https?:\/\/[^/?#{$]+(?=[/?#]|$)/i.exec(url)?.[0] ?? url))];
}
