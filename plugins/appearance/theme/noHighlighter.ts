/** Stands in the browser for prism-react-renderer, which works at build time only. */
export const Prism = { languages: {} };
export const themes = { palenight: { plain: {}, styles: [] } };
