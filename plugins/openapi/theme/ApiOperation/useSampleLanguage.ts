import { createChoice } from '../../browser/createChoice';

export const useSampleLanguage = createChoice('api.language', 'localStorage');
