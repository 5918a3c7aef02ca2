/** In a file of its own: pages need no more of the served page. */
export const NOTICE_ID = 'load-notice';
