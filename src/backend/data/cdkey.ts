import type { Json } from '@livespec/docusaurus/backend';
import type { PlayerCall } from '../player';
import { keyOf, read } from '../state/keys';
import { textOf } from '../state/parameters';
import type { RedeemCode } from '../state/stored';

/** cdkeyUse: repeated redemptions by a player also count, because the document has no error for them. */
export function useRedeemCode(call: PlayerCall): Json {
  const code = textOf(call, 'code');
  const type = textOf(call, 'type');
  const key = keyOf('redeem', call.player.game, code);
  const found = read<RedeemCode>(call.state, key) ?? call.fail(10803, `The game has no redeem code "${code}"`);
  if (found.type !== type) return call.fail(10803, `The redeem code is of another type than "${type}"`);
  if (found.used >= found.limit) return call.fail(10804, `The redeem code was redeemed ${found.used} times, its limit`);
  call.state.set(key, { ...found, used: found.used + 1 });
  return found.content;
}
