/** What `dev/live/configureLive.ts` wraps. */
declare module '@live-original/DocItem' {
  export { default } from '@theme/DocItem';
}

declare module '@live-original/DocItem/Layout' {
  export { default } from '@theme/DocItem/Layout';
}

declare module '@live-original/DocVersionRoot' {
  export { default } from '@theme/DocVersionRoot';
}
