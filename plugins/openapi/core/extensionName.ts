/** What names extensions in options: one of them, or all that begin alike. */
export const EXTENSION_NAME = /^x-[^*\s]*\*?$/;
