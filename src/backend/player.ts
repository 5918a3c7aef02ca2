import type { Call, Handler, Result } from '@livespec/docusaurus/backend';

export type Player = { id: number; game: string };

export interface PlayerCall extends Call {
  player: Player;
}

export function forPlayers(run: (call: PlayerCall) => Result): Handler {
  return (call) => {
    if (call.caller === null) throw new Error(`${call.operationId} needs a player, and came without a session key.`);
    return run({ ...call, player: call.caller as Player });
  };
}
