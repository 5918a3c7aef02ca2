/** HTML of a description, safe to insert. */
export type Html = string;
