/** Weights of a keyword in a page's title, another title, and a text (product spec, section 9). */
export const WEIGHTS = { page: 100, title: 10, text: 1 };
