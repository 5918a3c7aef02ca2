import type { Json } from '../../../../plugins/shared/core/json';

export type Data = { [field: string]: Json };
export type Platform = 'wx' | 'dy' | 'ks';

export interface Player {
  id: number;
  loginCount: number;
  createTime: number;
  /** Oldest first. */
  keys: string[];
  invited: number;
  respond: number;
  lastInvitedTime?: number;
  lastRespondTime?: number;
  hasAnswered: boolean;
  /** By share identifier: respondents, and the deadline for finishing. */
  friends: Map<string, number[]>;
  openShares: Map<string, number>;
  helps: Array<{ topic: string; content?: Data; helperId: number; finishTime: number }>;
  archives: Map<string, { createTime: number; updateTime: number; data: Data }>;
  counters: Map<string, number>;
  events: Json[];
}

export interface FriendCode {
  kind: 'invite' | 'share' | 'help';
  owner: Player;
  until: number;
  about: string;
}

/** A model of product spec sections 4 and 5, independent of the backend. */
export interface World {
  /** Milliseconds since 1970. */
  now: number;
  isOffShelf: boolean;
  enabled: { archive: boolean; counter: boolean; rank: boolean };
  /** By platform and name. */
  players: Map<string, Player>;
  sessions: Map<string, { player: Player; until: number }>;
  codes: Map<string, FriendCode>;
  redeemCodes: Map<string, { type: string; content: string; left: number }>;
  token?: { accessToken: string; until: number };
  /** All issued values, newest last. None may repeat. */
  issued: { keys: string[]; codes: string[]; tokens: string[]; ids: number[] };
}

export interface Request {
  values: Data;
  body?: Json;
  /** The sandbox's answer, for values that rules cannot know, such as a new code. */
  answer: Json;
}

export type Rule = (world: World, request: Request) => unknown;
export type PlayerRule = (world: World, player: Player, request: Request) => unknown;

export class Failure extends Error {
  constructor(readonly code: number) {
    super(String(code));
  }
}

export function fail(code: number): never {
  throw new Failure(code);
}

/** Records an issued value; throws if it is not new. */
export function issue<Value extends string | number>(list: Value[], value: Json | undefined): Value {
  if (list.includes(value as Value)) throw new Error(`${JSON.stringify(value)} is not new`);
  list.push(value as Value);
  return value as Value;
}

export function field(answer: Json, name: string): Json | undefined {
  return typeof answer === 'object' && answer !== null && !Array.isArray(answer) ? answer[name] : undefined;
}

export function iso(time: number): string {
  return new Date(time).toISOString();
}

export const MINUTE = 60_000;
