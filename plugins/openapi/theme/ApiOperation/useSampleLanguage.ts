import { createChoice } from '../../browser/createChoice';

/** The language that the reader chose, on whichever page. */
export const useSampleLanguage = createChoice('api.language', 'localStorage');
