import { createHash } from 'node:crypto';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, expect, it, vi } from 'vitest';
import { parsePolicy } from '../../plugins/runtime/policy/policy';
import { writePolicy } from '../../plugins/runtime/policy/writePolicy';
import { replaceFile } from '../../plugins/shared/files';
import { policyNeeds } from '../../plugins/shared/policyNeeds';

afterEach(() => void vi.restoreAllMocks());

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const LOCALES = { en: { baseUrl: '/doc/' }, fr: { baseUrl: '/doc/fr/' } };

async function makeBuild(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'policy-'));
  for (const [path, text] of Object.entries(files)) await replaceFile(join(folder, path), text);
  return folder;
}

/** Writes the policy of a language, and returns its directives as `_headers` has them; none without that file. */
async function write(folder: string, added?: Record<string, string[]>, locale: keyof typeof LOCALES = 'en') {
  const { baseUrl } = LOCALES[locale];
  const context = {
    outDir: join(folder, baseUrl.replace('/doc/', '')),
    baseUrl,
    i18n: { defaultLocale: 'en', localeConfigs: LOCALES },
    siteConfig: { url: 'https://docs.example.com' },
  } as unknown as LoadContext;
  await writePolicy(context, added && new Map(Object.entries(added)));
  const headers = await readFile(join(folder, '_headers'), 'utf8').catch(() => '');
  const policy = parsePolicy(/Content-Security-Policy(?:-Report-Only)?: (.*)/.exec(headers)?.[1] ?? '');
  return {
    headers,
    policy: Object.fromEntries(Array.from(policy, ([name, sources]) => [name, [...sources].join(' ')])),
  };
}

it('a policy has the hash of what is inline, and the origins that pages load from', async () => {
  const [meta] = policyNeeds({ 'connect-src': ['https://api.example.com'], 'img-src': [] });
  const folder = await makeBuild({
    'index.html': [
      '<!-- <script>no()</script> --><title><script>no()</script></title>',
      '<script>go("<style>no</style>")</script><script type=module>go()</script>',
      '<script type=application/ld+json>{}</script><script src=/doc/a.js></script>',
      '<noscript><style>\r\na{}\r\n</style></noscript><svg style="display: none"><p title="onclick=no()" data-style=no>',
      '<img alt="a > b" src=https://images.example.com/a.png><img src="https://docs.example.com/b.png">',
      '<div data-policy="frame-src https://editor.example.com"><link rel=stylesheet href=https://fonts.example.com/a.css>',
      `<meta name=${String(meta?.attributes?.name)} content="${String(meta?.attributes?.content)}">`,
    ].join('\n'),
    'data.json': '<script>no()</script>',
  });
  expect((await write(folder)).policy).toEqual({
    'default-src': "'self'",
    'script-src': `'self' ${hash('go("<style>no</style>")')} ${hash('go()')}`,
    'style-src': `'self' ${hash('\na{}\n')} https://fonts.example.com`,
    'style-src-attr': `'unsafe-hashes' ${hash('display: none')}`,
    'img-src': "'self' data: blob: https://images.example.com",
    'connect-src': "'self' https://api.example.com",
    'frame-src': "'self' https://editor.example.com",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'livespec livespec-scripts default',
  });
});

it.each([
  ['<script type=application/x-javascript>go()</script>', 'script-src', hash('go()')],
  ['<script type="text/javascript1.5">go()</script>', 'script-src', hash('go()')],
  [
    '<img srcset="https://a.example/x,y.png 1x,/b.png 2x, https://c.example/c.png">',
    'img-src',
    'https://a.example https://c.example',
  ],
  ['<video poster=https://a.example/a.png>', 'img-src', 'https://a.example'],
  ['<track src=https://a.example/a.vtt>', 'media-src', 'https://a.example'],
  ['<form action=https://a.example/go>', 'form-action', 'https://a.example'],
  ['<link rel="shortcut icon" href=https://a.example/a.png>', 'img-src', 'https://a.example'],
  ['<link rel=manifest href=https://a.example/a.json>', 'manifest-src', 'https://a.example'],
  ['<link rel=preload as=font href=https://a.example/a.woff2>', 'font-src', 'https://a.example'],
])('a page with %s adds to %s', async (html, directive, sources) => {
  const { policy } = await write(await makeBuild({ 'index.html': html }));
  expect(policy[directive]).toContain(` ${sources}`);
});

it('has three forms, below the base of the site, with what each language needs', async () => {
  const folder = await makeBuild({ 'index.html': '<script>en()</script>' });
  await write(folder);
  await replaceFile(join(folder, 'fr/index.html'), '<script>fr()</script>');
  const { headers, policy } = await write(folder, { 'object-src': ['https://a.example.com'] }, 'fr');
  expect(policy['script-src']).toBe(`'self' ${hash('en()')} ${hash('fr()')}`);
  expect(policy['object-src']).toBe('https://a.example.com');
  const [, text] = /: (.*)\n$/.exec(headers) ?? [];
  expect(headers).toBe(`# The policy that this build needs.\n/doc/*\n  Content-Security-Policy: ${text}\n`);
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  expect(await read('headers.nginx.conf')).toBe(`add_header Content-Security-Policy "${text}" always;\n`);
  expect(await read('headers.caddy')).toBe(
    `@policy path /doc /doc/*\nheader @policy Content-Security-Policy "${text}"\n`,
  );
});

it.each([
  ['<a onclick=go()>', '`onclick="go()"`'],
  ['<form action="javascript:go()">', '`action="javascript:go()"`'],
  ['<svg/onload=go()>', '`onload="go()"`'],
  ['<img alt="a"/onerror=go()>', '`onerror="go()"`'],
  ['<a href="&#32;java&#115;cript:go()">', '`href=" javascript:go()"`'],
  ['<a href="java\tscript:go()">', '`href="java\tscript:go()"`'],
])('a build fails that has the script %s, which has no hash', async (html, text) => {
  const folder = await makeBuild({ 'a/index.html': `<p>\n${html}` });
  await expect(write(folder, {})).rejects.toThrow(`a/index.html:2:1  error  inline-script\n  ${text}`);
});

it('headers of the site stay: those without a policy get one', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const folder = await makeBuild({ 'index.html': '', _headers: '/*\n  X-Own: 1\n' });
  const { headers } = await write(folder);
  expect(headers).toMatch(/^\/\*\n {2}X-Own: 1\n\n# The policy/);
  expect((await write(folder, undefined, 'fr')).headers).toBe(headers);
  expect(warn).not.toHaveBeenCalled();
  await writeFile(join(folder, '_headers'), '/*\n  content-security-policy: default-src *\n');
  expect((await write(folder)).headers).toBe('/*\n  content-security-policy: default-src *\n');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('which stays'));
});

it('hosts only report what it would stop until the site has the option, and a script without a hash is a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const folder = await makeBuild({
    'index.html': '<script src=https://tags.example.com/a.js></script><a onclick=go()>',
  });
  expect((await write(folder)).headers).toContain('\n  Content-Security-Policy-Report-Only: ');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('warning  inline-script'));
  await writeFile(join(folder, 'index.html'), '<script src=https://tags.example.com/a.js></script>');
  const { headers, policy } = await write(folder, {
    'connect-src': ['https://stats.example.com'],
    'require-trusted-types-for': [],
    'upgrade-insecure-requests': [],
  });
  expect(headers).toContain('\n  Content-Security-Policy: ');
  expect(policy).toMatchObject({
    'script-src': "'self' https://tags.example.com",
    'connect-src': "'self' https://stats.example.com",
    'upgrade-insecure-requests': '',
  });
  expect(policy).not.toHaveProperty('require-trusted-types-for');
});

it('allows style attributes as such where pages have many', async () => {
  const folder = await makeBuild({
    'index.html': Array.from({ length: 40 }, (_, width) => `<p style=width:${width}px>`).join(''),
  });
  expect((await write(folder)).policy['style-src-attr']).toBe("'unsafe-inline'");
  await replaceFile(join(folder, 'fr/index.html'), '<p style=color:red>');
  expect((await write(folder, undefined, 'fr')).policy['style-src-attr']).toBe("'unsafe-inline'");
});

it('a page neither ends a directive nor removes one, and what is no source is left out', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const folder = await makeBuild({
    'index.html': `<p data-policy='connect-src https://a.example" https://b.example; require-trusted-types-for; "x y'>`,
  });
  const { policy } = await write(folder);
  expect(policy['connect-src']).toBe("'self' https://b.example");
  expect(policy['require-trusted-types-for']).toBe("'script'");
  expect(Object.keys(policy)).not.toContain('"x');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(String.raw`"https://a.example\""`));
});
