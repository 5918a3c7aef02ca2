/** What a keyword counts where it stands in a page's title, in another title, in a text (product spec, section 9). */
export const WEIGHTS = { page: 100, title: 10, text: 1 };
