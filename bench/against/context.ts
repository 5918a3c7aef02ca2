import type { Browser } from 'playwright-core';

/** What all measurements have in common. */
export interface Context {
  isQuick: boolean;
  /** For what is built and stored; removed at the end. */
  work: string;
  /** Of all commands: what they leave in the temporary folder goes to `work`, too. */
  env: NodeJS.ProcessEnv;
  /** A large document. */
  spec?: string;
  openBrowser(): Promise<Browser>;
}

/** Of this site. */
export const BASE = '/doc/';
