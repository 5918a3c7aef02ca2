import type { Backend } from '@livespec/docusaurus/backend';
import { createGame, setFeature, setShelf } from './games';
import { checkToken, createPlayer, encryptData, listEvents } from './players';
import { addConfig, addCounter, addRank, addRedeemCode, addShare } from './setUp';

/** Actions of developers outside the API, and of platforms and third-party servers. */
export const controls = {
  'create-game': createGame,
  'set-feature': setFeature,
  'set-shelf': setShelf,
  'add-share': addShare,
  'add-counter': addCounter,
  'add-rank': addRank,
  'add-config': addConfig,
  'add-redeem-code': addRedeemCode,
  'create-player': createPlayer,
  'list-events': listEvents,
  'encrypt-data': encryptData,
  'check-token': checkToken,
} satisfies Backend['controls'];

export const controlDescriptions: Record<keyof typeof controls, string> = {
  'create-game': 'Creates a game in which nothing is enabled: `id`, (`name`), (`secret`).',
  'set-feature': 'Enables archives, counters or ranking lists, or not: `game`, `feature`, `enabled`.',
  'set-shelf': 'Takes a game off the shelf, or puts it back: `game`, `offShelf`.',
  'add-share': 'Adds or changes a share identifier: `game`, `id`, (`images`), (`minutes` that its codes live).',
  'add-counter': 'Adds a counter identifier: `game`, `id`.',
  'add-rank':
    'Adds or changes a ranking list: `game`, `id`, `archive`, `score`, (`key`), (`aggregation`), (`filters`), (`details`).',
  'add-config': 'Adds or changes a config: `game`, `groupId`, `dataId`, `content`.',
  'add-redeem-code': 'Adds or replaces a redeem code: `game`, `code`, `type`, `content`, (`limit`).',
  'create-player': 'Creates the player of a code: `game`, `platform`, `code` or `anonymousCode`, (user details).',
  'list-events': 'Lists what a player has tracked: `game`, `player`.',
  'encrypt-data': 'Encrypts text as the messaging app does, to be decrypted for a player: `game`, `player`, `data`.',
  'check-token': 'Says whether an access token is valid: `game`, `token`.',
};
