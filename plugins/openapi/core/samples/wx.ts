import { defineMiniGame } from './mini-game/define-mini-game';

/** Mini-games of the messaging app. */
export const wxLanguage = defineMiniGame({ id: 'wx', textType: 'text' });
