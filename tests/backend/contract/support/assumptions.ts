import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Json } from '../../../../plugins/shared/core/json';
import { ROOT } from '../../../helpers/sources';

/** All that our document marks with `x-assumed`. */
export function readAssumptions(): string[] {
  const folder = join(ROOT, 'openapi');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const documents = files.filter((file) => file.endsWith('.yaml') && !file.startsWith('released'));
  const found = documents.flatMap((file) => assumptionsIn(parse(readFileSync(join(folder, file), 'utf8')) as Json));
  return [...new Set(found)].sort();
}

function assumptionsIn(node: Json): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'x-assumed' ? [value].flat().map(String) : assumptionsIn(value),
  );
}
