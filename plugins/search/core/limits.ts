export const USUAL_LIMIT = 20;
export const FEW_NAMES = 5;
/** In UTF-16 units: servers reject long addresses. */
export const LONGEST_QUERY = 300;
