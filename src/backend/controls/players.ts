import {
  type ControlCall,
  type Json,
  limitReason,
  oneOf,
  optional,
  readInput,
  text,
  whole,
} from '@livespec/docusaurus/backend';
import { encryptFor } from '../account/decrypt';
import { liveToken } from '../account/token';
import { eventsOf } from '../data/track';
import { createAccount, findAccount, type Identity, writeAccount } from '../state/accounts';
import { LIMITS } from '../state/limits';
import { isRefused, openIdOf, REFUSAL, unionIdOf } from '../state/platforms';
import { PLATFORMS, type Platform } from '../state/stored';
import { findGame, findPlayer } from './find';

const GAME = text(64);
const PLAYER = whole(1, Number.MAX_SAFE_INTEGER);
const CODE = text(512);

/** create-player: a player who can log in with the code, with details that a login does not provide. */
export function createPlayer(call: ControlCall): Json {
  const { state, input } = call;
  const { game, platform, code, anonymousCode, ...optionals } = readInput(input, {
    game: GAME,
    platform: oneOf(PLATFORMS),
    code: optional(CODE),
    anonymousCode: optional(CODE),
    nickname: optional(text(64)),
    avatar: optional(text(512)),
    gender: optional(whole(0, 1)),
    birthday: optional(text(10)),
    email: optional(text(128)),
    phone: optional(text(32)),
    country: optional(text(64)),
    idCard: optional(text(32)),
  });
  const identity = identityOf(findGame(state, game).id, platform, code, anonymousCode);
  const known = findAccount(state, game, identity);
  if (known !== undefined) throw new Error(`This already is player ${known.details.id}.`);
  const profile = Object.fromEntries(Object.entries(optionals).filter(([, value]) => value !== undefined));
  const account = createAccount(call, game, identity, profile);
  if (account === undefined) throw new Error(`${limitReason(LIMITS.players)}.`);
  writeAccount(state, account);
  return account.details;
}

export function listEvents({ state, input }: ControlCall): Json {
  const { game, player } = readInput(input, { game: GAME, player: PLAYER });
  findPlayer(state, game, player);
  return eventsOf(state, game, player);
}

export function encryptData({ state, input, random }: ControlCall): Json {
  const { game, player, data } = readInput(input, { game: GAME, player: PLAYER, data: text(10_000) });
  const account = findPlayer(state, game, player);
  if (account.platform !== 'wx') throw new Error(`Player ${player} does not come from wx.`);
  return encryptFor(account, data, random);
}

/** check-token: needed because no documented call takes an access token. */
export function checkToken({ state, input, now }: ControlCall): Json {
  const { game, token } = readInput(input, { game: GAME, token: text(128) });
  const current = liveToken(state, findGame(state, game).id, now);
  return current?.accessToken === token ? { valid: true, expiresIn: current.expiresIn } : { valid: false };
}

function identityOf(game: string, platform: Platform, code?: string, anonymousCode?: string): Identity {
  if (platform !== 'dy' && anonymousCode !== undefined) throw new Error('`anonymousCode` is for the platform dy.');
  if (code === undefined && anonymousCode === undefined) throw new Error('`code` is missing.');
  if ([code, anonymousCode].some((one) => one !== undefined && isRefused(one))) {
    throw new Error(`${REFUSAL}.`);
  }
  return {
    platform,
    openId: code === undefined ? '' : openIdOf(platform, game, code),
    unionId: code === undefined ? '' : unionIdOf(platform, code),
    ...(anonymousCode === undefined ? {} : { anonymousOpenId: openIdOf('dy-anonymous', game, anonymousCode) }),
  };
}
