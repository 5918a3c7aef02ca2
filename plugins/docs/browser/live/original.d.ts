/** What `dev/live/configureLive.ts` wraps. */
declare module '@theme-live/DocItem' {
  export { default } from '@theme/DocItem';
}

declare module '@theme-live/DocItem/Layout' {
  export { default } from '@theme/DocItem/Layout';
}

declare module '@theme-live/DocVersionRoot' {
  export { default } from '@theme/DocVersionRoot';
}
