import {
  type ControlCall,
  flag,
  type Json,
  limitReason,
  oneOf,
  optional,
  readInput,
  text,
} from '@livespec/docusaurus/backend';
import { readGame, writeGame } from '../state/games';
import { listBelow } from '../state/keys';
import { LIMITS } from '../state/limits';
import { makeKey } from '../state/makeKey';
import { FEATURES, type Game } from '../state/stored';
import { findGame } from './find';

export function createGame({ state, input, random }: ControlCall): Json {
  const { id, name, secret } = readInput(input, {
    id: text(64),
    name: optional(text(64)),
    secret: optional(text(128)),
  });
  if (readGame(state, id) !== undefined) throw new Error(`There already is a game "${id}".`);
  if (listBelow(state, 'game').length >= LIMITS.games.most) throw new Error(`${limitReason(LIMITS.games)}.`);
  const game: Game = {
    id,
    name: name ?? id,
    secret: secret ?? makeKey({ state, random }, 'gsk'),
    offShelf: false,
    features: { archive: false, counter: false, rank: false },
    shares: [],
    counters: [],
    ranks: [],
  };
  writeGame(state, game);
  return game;
}

export function setFeature({ state, input }: ControlCall): Json {
  const {
    game: id,
    feature,
    enabled,
  } = readInput(input, {
    game: text(64),
    feature: oneOf(FEATURES),
    enabled: flag,
  });
  const game = findGame(state, id);
  const features = { ...game.features, [feature]: enabled };
  writeGame(state, { ...game, features });
  return features;
}

export function setShelf({ state, input }: ControlCall): Json {
  const { game: id, offShelf } = readInput(input, { game: text(64), offShelf: flag });
  writeGame(state, { ...findGame(state, id), offShelf });
  return { offShelf };
}
