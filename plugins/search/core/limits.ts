export const USUAL_LIMIT = 20;
/** Hits of a group with their text, where texts are loaded for them: what a panel shows at first. */
export const FEW_HITS = 6;
export const FEW_NAMES = 5;
/** In UTF-16 units: servers reject long addresses. */
export const LONGEST_QUERY = 300;
