import type { Json } from '@livespec/docusaurus/backend';
import type { PlayerCall } from '../player';
import { keyOf, read } from '../state/keys';
import { textOf } from '../state/parameters';
import type { RedeemCode } from '../state/stored';

export function useRedeemCode(call: PlayerCall): Json {
  const code = textOf(call, 'code');
  const type = textOf(call, 'type');
  const key = keyOf('redeem', call.player.game, code);
  // 10803: The redeem code is invalid.
  const found = read<RedeemCode>(call.state, key) ?? call.fail(10803, `The game has no redeem code "${code}"`);
  // cdkeyUse: A code that belongs to another type fails with `10803`.
  if (found.type !== type) return call.fail(10803, `The redeem code is of another type than "${type}"`);
  // 10804: The code has been given out as often as its limit allows.
  if (found.used >= found.limit) return call.fail(10804, `The redeem code was redeemed ${found.used} times, its limit`);
  // cdkeyUse: A player can redeem a code more than once. Each time counts towards its limit.
  call.state.set(key, { ...found, used: found.used + 1 });
  return found.content;
}
