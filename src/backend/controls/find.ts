import { type Limit, limitReason, type State } from '@livespec/docusaurus/backend';
import { readAccount } from '../state/accounts';
import { readGame } from '../state/games';
import { listBelow } from '../state/keys';
import type { Account, Game } from '../state/stored';

export function findGame(state: State, id: string): Game {
  const game = readGame(state, id);
  if (game !== undefined) return game;
  const ids = listBelow<Game>(state, 'game').map(([, other]) => other.id);
  throw new Error(`There is no game "${id}". There is ${ids.join(', ')}.`);
}

export function findPlayer(state: State, game: string, id: number): Account {
  const account = readAccount(state, findGame(state, game).id, id);
  if (account === undefined) throw new Error(`The game "${game}" has no player ${id}.`);
  return account;
}

export function withItem<Item extends { id: string }>(items: Item[], item: Item, limit: Limit): Item[] {
  if (items.some(({ id }) => id === item.id)) return items.map((other) => (other.id === item.id ? item : other));
  if (items.length >= limit.most) throw new Error(`${limitReason(limit)}.`);
  return [...items, item];
}
