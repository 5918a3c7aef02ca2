import type { Json } from '../../core/types';
import type { KnownValues } from './curlLine';

/** What the state of the game cloud offers for calls: the first game, and the newest session of any player. */
export function readKnownValues(state: Json): KnownValues {
  const [game] = listOf(state, 'games');
  const sessions = listOf(state, 'players').flatMap((player) => listOf(player, 'sessions'));
  const [newest] = sessions.sort((a, b) => Number(memberOf(b, 'expiresAt')) - Number(memberOf(a, 'expiresAt')));
  const found = {
    gameId: memberOf(game, 'id'),
    gameSecret: memberOf(game, 'secret'),
    session_key: memberOf(newest, 'sessionKey'),
  };
  const texts = Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}

function listOf(value: Json | undefined, name: string): Json[] {
  const list = memberOf(value, name);
  return Array.isArray(list) ? list : [];
}

function memberOf(value: Json | undefined, name: string): Json | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value[name] : undefined;
}
