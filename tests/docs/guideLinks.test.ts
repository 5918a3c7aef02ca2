import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const DOCS = join(ROOT, 'docs');
const GUIDES = readdirSync(join(DOCS, 'guide')).filter((name) => name.endsWith('.mdx'));
const LANGUAGES = [DOCS, join(ROOT, 'src/i18n/zh-CN/docusaurus-plugin-content-docs/current')];

/** Pages of calls by the start of their path. */
const PAGES: ReadonlyArray<[path: string, page: string]> = [
  ['/timestamp', '/public/timestamp'],
  ['/api/v1/location/', '/public/location'],
  ['/api/v1/wx/login', '/api/wx-login'],
  ['/api/v1/dy/login', '/api/dy-login'],
  ['/api/v1/ks/login', '/api/ks-login'],
  ['/api/v1/oauth/check_session', '/api/session'],
  ['/api/v1/oauth/logout', '/api/logout'],
  ['/api/v1/oauth/deregister', '/api/deregister'],
  ['/api/v1/oauth/', '/server/access-token'],
  ['/api/v1/track/', '/api/track'],
  ...['archive', 'counter', 'config', 'rank'].map((name): [string, string] => [
    `/api/v1/${name}/`,
    `/api/data-${name}`,
  ]),
  ...['invite', 'share', 'help', 'cdkey'].map((name): [string, string] => [
    `/api/v1/${name}/`,
    `/api/business-${name}`,
  ]),
];

/** Links that the code on a page asks for. */
function listUsed(text: string): string[] {
  const code = [
    ...[...text.matchAll(/file=([^\s#]+)(?:#(\S+))?/g)].map(([, file = '', region]) => readSample(file, region)),
    ...[...text.matchAll(/ src="\.\/([^"]+)"/g)].map(([, file = '']) =>
      readFileSync(join(DOCS, 'guide', file), 'utf8'),
    ),
  ].join('\n');
  const calls = [...code.matchAll(/\/(?:api\/v1\/[a-z]+\/\w+|timestamp\b)/g)].map(
    ([call]) => PAGES.find(([path]) => call.startsWith(path))?.[1] ?? call,
  );
  const codes = [...code.matchAll(/\b[123]0\d{3}\b/g)].map(([errorCode]) => `/api/errors#${errorCode}`);
  return [...new Set([...calls, ...codes])].sort();
}

function readSample(file: string, region: string | undefined): string {
  const text = readFileSync(join(DOCS, file), 'utf8');
  if (region === undefined) return text;
  return text.split(`#region ${region}\n`)[1]?.split('#endregion')[0] ?? '';
}

it.each(GUIDES)('guide/%s links every call and error of its code', (name) => {
  for (const folder of LANGUAGES) {
    const text = readFileSync(join(folder, 'guide', name), 'utf8');
    const links = new Set([...text.matchAll(/\]\((\/[^)]*)\)/g)].flatMap(([, to = '']) => [to, to.replace(/#.*/, '')]));
    expect(listUsed(text).filter((to) => !links.has(to))).toEqual([]);
  }
});
