import { defineMiniGame } from './mini-game/define-mini-game';

/** Mini-games of the second short-video app. */
export const ksLanguage = defineMiniGame({ id: 'ks', textType: 'text' });
