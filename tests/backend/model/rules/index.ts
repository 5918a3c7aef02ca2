import { accountRules, authenticate, sessionRules } from './account';
import { dataRules } from './data';
import { socialRules } from './social';
import { Failure, type Request, type World } from './world';

const playerRules = { ...sessionRules, ...socialRules, ...dataRules };

export function createWorld(now: number): World {
  return {
    now,
    isOffShelf: false,
    enabled: { archive: true, counter: true, rank: true },
    players: new Map(),
    sessions: new Map(),
    codes: new Map(),
    redeemCodes: new Map([
      ['SUMMER-2026', { type: 'adfree', content: '30 days', left: 1000 }],
      ['ONLY-ONE', { type: 'adfree', content: '365 days', left: 1 }],
    ]),
    issued: { keys: [], codes: [], tokens: [], ids: [] },
  };
}

/** Stateless calls have no rule: regions, configs, images. */
export function hasRule(operationId: string): boolean {
  return operationId in accountRules || operationId in playerRules;
}

/** Changes the world as the call does. */
export function applyRule(world: World, operationId: string, request: Request): { code: number; data: unknown } {
  try {
    const [open, own] = [accountRules[operationId], playerRules[operationId]];
    if (open) return { code: 0, data: open(world, request) };
    if (!own) throw new Error(`There is no rule for ${operationId}`);
    return { code: 0, data: own(world, authenticate(world, request.values.session_key), request) };
  } catch (error) {
    if (error instanceof Failure) return { code: error.code, data: null };
    throw error;
  }
}
