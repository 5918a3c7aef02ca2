import { join } from 'node:path';
import { translateComments } from '../../plugins/docs/core/comments';
import { makeClient } from '../../src/client/core/makeClient';
import { readTranslations } from '../../src/client/readSources';
import { listSources, ROOT, readSource } from '../helpers/sources';

export const SAMPLES = Object.fromEntries(
  listSources('docs/_samples', /\.(ts|py)$/).map((file) => [file.slice('docs/_samples/'.length), readSource(file)]),
);
const { 'cloud.ts': cloud = '', 'api.ts': types = '' } = SAMPLES;

export const CLIENT = makeClient({ cloud, types, version: '1.0.0', translate: (code) => code });

const words = await readTranslations(join(ROOT, 'src/i18n/zh-CN'));
/** Comments that have no translation. */
export const MISSING: string[] = [];

export function translate(code: string): string {
  const translated = translateComments(code, words);
  MISSING.push(...translated.missing);
  return translated.code;
}

export const CHINESE = makeClient({ cloud, types, version: '1.0.0', translate });

export function clientFile(path: string): string {
  return CLIENT.find((file) => file.path === path)?.text ?? '';
}
