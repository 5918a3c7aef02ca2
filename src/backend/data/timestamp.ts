import type { Call, Json } from '@livespec/docusaurus/backend';

/** serverTimestamp: the sandbox's own time, in milliseconds. */
export function getTimestamp({ now }: Call): Json {
  return now;
}
