/** What `build/configureBundler.ts` wraps. */
declare module '@theme-whole/DocVersionRoot' {
  export { default } from '@theme/DocVersionRoot';
}
