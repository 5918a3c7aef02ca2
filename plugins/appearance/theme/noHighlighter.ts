/** Replaces prism-react-renderer in the browser: it is needed at build time only. */
export const Prism = { languages: {} };
export const themes = { palenight: { plain: {}, styles: [] } };
