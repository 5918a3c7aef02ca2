/** Most hits of a group, where a request does not say. */
export const USUAL_LIMIT = 20;
/** Most rows of names, where a request does not say. */
export const FEW_NAMES = 5;
/** Longest question in an address, in UTF-16 units: servers refuse addresses of more than some thousand bytes. */
export const LONGEST_QUERY = 300;
