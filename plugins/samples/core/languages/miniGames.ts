import { defineMiniGame } from './mini-game/define-mini-game';

/** Of the messaging app, and of the first and second short-video app. */
export const miniGames = [
  defineMiniGame({ id: 'wx', textType: 'text' }),
  defineMiniGame({ id: 'tt', textType: 'string' }),
  defineMiniGame({ id: 'ks', textType: 'text' }),
];
