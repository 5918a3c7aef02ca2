import type { State } from '@livespec/docusaurus/backend';
import { listBelow, partsOf } from './state/keys';
import type { Game, Session } from './state/stored';

/** What calls can be tried with: the first game and its secret, and the newest session of any player. */
export function listKnownValues(state: State, now: number): Record<string, string> {
  const [game] = listBelow<Game>(state, 'game');
  const live = listBelow<Session>(state, 'session').filter(([, { until }]) => until > now);
  const [newest] = live.sort(([, a], [, b]) => b.until - a.until);
  return {
    ...(game ? { gameId: game[1].id, gameSecret: game[1].secret } : {}),
    ...(newest ? { session_key: partsOf(newest[0])[1] ?? '' } : {}),
  };
}
