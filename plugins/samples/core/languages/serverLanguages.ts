import type { SampleLanguage } from '../sample/types';
import { goLanguage } from './go';
import { javaLanguage } from './java';
import { pythonLanguage } from './python';

export const serverLanguages: SampleLanguage[] = [pythonLanguage, javaLanguage, goLanguage];
