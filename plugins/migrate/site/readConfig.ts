import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadFreshModule } from '@docusaurus/utils';
import { isObject } from '../../shared/core/json';
import { messageOf } from '../../shared/core/messageOf';
import type { SiteConfig } from '../core/siteConfig';

const ENDINGS = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'];

export function findConfig(siteDir: string): string | undefined {
  return ENDINGS.map((ending) => join(siteDir, `docusaurus.config.${ending}`)).find(existsSync);
}

export interface ReadConfig {
  config: SiteConfig;
  /** Why it could not be run. */
  failure?: string;
}

/** Runs a configuration as Docusaurus does: in the folder of its site. */
export async function readConfig(siteDir: string, file: string): Promise<ReadConfig> {
  const before = process.cwd();
  process.chdir(siteDir);
  try {
    const exported: unknown = await loadFreshModule(file);
    const config: unknown = typeof exported === 'function' ? await exported() : exported;
    return isObject(config) ? { config } : { config: {}, failure: 'it exports no object' };
  } catch (error) {
    return {
      config: {},
      failure: messageOf(error instanceof Error && error.cause ? error.cause : error).split('\n')[0] ?? '',
    };
  } finally {
    process.chdir(before);
  }
}
