import type { SandboxApi, WorldView } from '../../sandbox';

export type Logged = WorldView['log'][number];

export function isSameCaller(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function isGood({ code }: Logged, { envelope }: SandboxApi): boolean {
  return envelope ? code === envelope.success : typeof code === 'number' && code < 400;
}

/** Calls of two players, oldest first, each with whose it is. */
export function timelineOf(
  log: Logged[],
  callers: readonly unknown[],
  most: number,
): Array<{ at: number; call: Logged }> {
  return log
    .flatMap((call) => {
      const at = callers.findIndex((caller) => isSameCaller(caller, call.caller));
      return at < 0 ? [] : [{ at, call }];
    })
    .slice(-most);
}

/** Which call of a scene comes next: that after the last one that succeeded. */
export function nextCall(scene: Array<{ operationId: string }>, calls: Logged[], api: SandboxApi): string | undefined {
  const ids = scene.map(({ operationId }) => operationId);
  const last = calls.findLast((call) => ids.includes(call.operation) && call.undone === undefined && isGood(call, api));
  return ids[last ? ids.indexOf(last.operation) + 1 : 0];
}
