import type { Json, PlayerCall } from '../types';
import { keyOf, read } from './state/keys';
import { textOf } from './state/parameters';
import type { RedeemCode } from './state/stored';

/**
 * cdkeyUse: the content of a redeem code. Each redemption counts against the limit of the code; who redeems does not
 * matter, since the document has no error for a player who comes twice.
 */
export function useRedeemCode(call: PlayerCall): Json {
  const key = keyOf('redeem', call.player.game, textOf(call, 'code'));
  const found = read<RedeemCode>(call.state, key);
  if (found === undefined || found.type !== textOf(call, 'type')) return call.fail(10803);
  if (found.used >= found.limit) return call.fail(10804);
  call.state.set(key, { ...found, used: found.used + 1 });
  return found.content;
}
