import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ACTION = /^@theme\/ApiOperation\/Actions\/([A-Z]\w*)$/;

/**
 * Lists the components beside the path of a call, for `@theme/ApiOperation/Actions`: only the bundler's aliases
 * tell those of all plugins, and of the site.
 */
export function writeActions(aliases: object, generatedFilesDir: string): void {
  const names = Object.keys(aliases).flatMap((alias) => ACTION.exec(alias)?.[1] ?? []);
  const lines = names.sort().map((name) => `import ${name} from '@theme/ApiOperation/Actions/${name}';\n`);
  const text = `${lines.join('')}export default { ${names.join(', ')} };\n`;
  const file = join(generatedFilesDir, 'openapi/default/actions.js');
  // The dev server would bundle it again.
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
