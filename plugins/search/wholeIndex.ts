/** What `search-export` reads, if pages load the index in parts. */
export const WHOLE_INDEX = 'search-index-whole.json';
