import type { SampleLanguage } from '../sample/types';
import { cocosLanguage } from './cocos';
import { curlLanguage } from './curl';
import { fetchLanguage } from './fetch';
import { defineMiniGame } from './mini-game/define-mini-game';
import { nodeLanguage } from './node';

export const scriptLanguages: SampleLanguage[] = [
  curlLanguage,
  fetchLanguage,
  // Mini-games of the messaging app, and of the first and second short-video app.
  defineMiniGame({ id: 'wx', textType: 'text' }),
  defineMiniGame({ id: 'tt', textType: 'string' }),
  defineMiniGame({ id: 'ks', textType: 'text' }),
  cocosLanguage,
  nodeLanguage,
];
