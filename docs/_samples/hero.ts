// biome-ignore-all format: the lines fit the home page.
// #region hero
import { call } from './platform';

export async function play(code: string) {
  // A code of the platform becomes a session.
  const { sessionKey } = await call(
    'GET', '/api/v1/wx/login', { gameId: 'demo', code });

  // With its key, the game keeps what the player has.
  return call(
    'POST', '/api/v1/archive/set/progress',
    { session_key: sessionKey }, { level: 12, gold: 340 });
}
// #endregion
