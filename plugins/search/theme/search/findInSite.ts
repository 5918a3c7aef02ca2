import { type FoundPlace, findPlaces } from '../../core/panel/findPlaces';
import { siteEngine } from './siteEngine';

/** What the search of this site shows, in its order. */
export const findInSite = (text: string, most: number): Promise<FoundPlace[]> => findPlaces(siteEngine, text, most);
