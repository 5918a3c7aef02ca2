import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromiumArguments, findChromium } from '../../../scripts/programs';
import { startStaticServer } from './staticServer';

declare module 'vitest' {
  export interface ProvidedContext {
    origin: string;
    browserEndpoint: string;
    buildFolder: string;
  }
}

/** Shares one server and one browser between all test files. `SITE_BUILD` is another build. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const buildFolder = resolve(__dirname, '../../..', process.env.SITE_BUILD ?? 'build');
  if (!existsSync(join(buildFolder, 'index.html'))) {
    throw new Error(`${buildFolder} holds no built site. Build it first: npm run build`);
  }
  const { origin, server } = await startStaticServer(buildFolder, '/doc/');
  const browser = await chromium.launchServer({
    executablePath: findChromium(),
    args: [...chromiumArguments(), '--process-per-site'],
  });
  project.provide('origin', origin);
  project.provide('browserEndpoint', browser.wsEndpoint());
  project.provide('buildFolder', buildFolder);
  return async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
  };
}
