/** Without JavaScript: a reader has the code of the demo, and nothing that does not work. */
export const HIDE_DEAD = '.previewer-actions,.previewer-files,.previewer-file>button{display:none!important}';
