import type { Backend } from '../../types';
import { createGame, setFeature, setShelf } from './games';
import { checkToken, createPlayer, encryptData, listEvents } from './players';
import { addConfig, addCounter, addRank, addRedeemCode, addShare } from './setUp';

/** What a developer sets up outside of the API, and what a platform or an outside server would do, by name. */
export const controls: Backend['controls'] = {
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
};
