import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../helpers/sources';

export const PACKAGE = join(ROOT, 'plugins');

/** Folders of plugins, and of the preset. */
export const PLUGINS = readdirSync(PACKAGE)
  .filter((name) => name !== 'shared' && existsSync(join(PACKAGE, name, 'index.ts')))
  .sort();
