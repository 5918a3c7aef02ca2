/**
 * How far schemas are followed into one another, by references, parts or joined parts. Beyond it, a description continues
 * on a page of its own, a value ends, and a comparison gives up.
 */
export const MAX_DEPTH = 30;
