import { join } from 'node:path';
import { isObject, parseJson } from '../../shared/core/json';
import { nameBelow, readIfThere } from '../../shared/files';
import type { Problem } from '../../shared/problem';
import { isOldPackage } from './planConfig';

export interface PackagesPlan {
  commands: string[];
  problems: Problem[];
}

const MOVED = ['gen-api-docs', 'clean-api-docs'];

/** What to install and to remove. `needs`: packages of npm that the new site needs. */
export async function planPackages(siteDir: string, cwd: string, needs: string[]): Promise<PackagesPlan> {
  const file = join(siteDir, 'package.json');
  const text = (await readIfThere(file)) ?? '{}';
  const manifest = parseJson(text);
  const known = isObject(manifest) ? { ...asObject(manifest.dependencies), ...asObject(manifest.devDependencies) } : {};
  const docusaurus = known['@docusaurus/core'];
  const version = typeof docusaurus === 'string' ? `@${docusaurus}` : '';
  const problems: Problem[] = [];
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    const command = MOVED.find((name) => line.includes(`docusaurus ${name}`));
    if (command === undefined) continue;
    problems.push({
      file: nameBelow(file, cwd),
      line: index + 1,
      column: line.search(/\S/) + 1,
      rule: 'old-script',
      severity: 'warning',
      message: `This script runs \`${command}\`, which is gone: builds and the dev server make the pages themselves.`,
      hint: 'Remove it, and what calls it.',
    });
  }
  const [, major = '3', minor = '10'] = /(\d+)\.(\d+)/.exec(version) ?? [];
  if (Number(major) < 3 || (Number(major) === 3 && Number(minor) < 10)) {
    const line = lines.findIndex((each) => each.includes('"@docusaurus/core"')) + 1;
    problems.push({
      ...{ file: nameBelow(file, cwd), line, column: 1, rule: 'docusaurus-version', severity: 'warning' },
      message: `This site allows Docusaurus ${version.slice(1)}. The plugins need 3.10: see https://docusaurus.io/changelog for what that changes.`,
    });
  }
  const missing = ['@livespec/docusaurus', '@docusaurus/faster', ...needs].filter((name) => known[name] === undefined);
  const old = Object.keys(known).filter(
    (name) => isOldPackage(name) || (name === 'redoc' && known.redocusaurus !== undefined),
  );
  const added = missing.map((name) => (name.startsWith('@docusaurus/') ? name + version : name));
  return {
    commands: [
      ...(old.length > 0 ? [`npm uninstall ${old.join(' ')}`] : []),
      ...(added.length > 0 ? [`npm install ${added.join(' ')}`] : []),
    ],
    problems,
  };
}

function asObject(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}
