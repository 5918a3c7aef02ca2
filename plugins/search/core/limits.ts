/** Most hits of a group, where a request does not say. */
export const USUAL_LIMIT = 20;
/** Most rows of names, where a request does not say. */
export const FEW_NAMES = 5;
