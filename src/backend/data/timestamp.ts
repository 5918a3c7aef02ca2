import type { Call, Json } from '../../../plugins/sandbox/backend';

/** serverTimestamp: the sandbox's own time, in milliseconds. */
export function getTimestamp({ now }: Call): Json {
  return now;
}
