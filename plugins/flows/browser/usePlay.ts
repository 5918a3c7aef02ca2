import { useSyncExternalStore } from 'react';
import type { PlayState } from './createPlay';
import type { Player } from './player';

/** What is being played, as it is now. */
export function usePlay({ play }: Player): PlayState {
  return useSyncExternalStore(play.subscribe, play.get, play.get);
}
