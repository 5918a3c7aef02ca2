import { defineMiniGame } from './mini-game/define-mini-game';

/** Mini-games of the first short-video app. */
export const ttLanguage = defineMiniGame({ id: 'tt', textType: 'string' });
