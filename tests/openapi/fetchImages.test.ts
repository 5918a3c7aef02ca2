import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_API_OPTIONS } from '../../plugins/openapi/options';
import { createImageFetcher, type FetchImages } from '../../plugins/openapi/read/fetchImages';
import { noteMissingImages } from '../../plugins/openapi/read/readImages';
import { refusePrivate } from '../../plugins/openapi/read/refusePrivate';
import { createApiSource } from '../../plugins/openapi/source';
import { type Answer, type FileServer, serveFiles } from '../document/web/fileServer';
import { modelOf, siteOf } from './model/support';

/** A GIF of 3 by 2 pixels. */
const GIF = Buffer.from(
  '4749463839610300020080000000000000ffffff2c0000000003000200000202440100 3b'.replace(' ', ''),
  'hex',
);

let folder: string;
let server: FileServer;
let files: Record<string, string | Answer>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'));
  files = { '/a.gif': { body: GIF, headers: { ETag: '"1"' } } };
  server = await serveFiles(files);
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const anywhere = { refuse: async () => undefined };

const fetcher = (limits: Parameters<typeof createImageFetcher>[0] = {}) =>
  createImageFetcher({ ...anywhere, ...limits }, { folder: join(folder, 'copies'), print: () => undefined });

function ask(fetchImages: FetchImages, ...names: string[]) {
  return fetchImages(new Map(names.map((name) => [name, server.origin + name])), 'api/images');
}

async function reasonFor(name: string, fetchImages = fetcher()): Promise<string | undefined> {
  const { failed, placed } = await ask(fetchImages, name);
  expect(placed.size).toBe(0);
  return failed[0]?.reason.replaceAll(server.origin, '');
}

describe('images from elsewhere', () => {
  test('the same content is one file, fetched once by a process, with its size', async () => {
    files['/b.gif'] = { body: GIF };
    files['/turn'] = { status: 302, headers: { Location: '/a.gif' } };
    const fetchImages = fetcher();
    const { placed, files: written, failed } = await ask(fetchImages, '/a.gif', '/b.gif', '/turn');
    const src = expect.stringMatching(/^\/api\/images\/[\da-f]{20}\.gif$/);
    for (const name of ['/a.gif', '/b.gif', '/turn']) expect(placed.get(name)).toEqual({ src, width: 3, height: 2 });
    expect(written.map(({ path, bytes }) => [`/${path}`, Buffer.from(bytes)])).toEqual([
      [placed.get('/a.gif')?.src, GIF],
    ]);
    expect(failed).toEqual([]);
    const asked = server.log.length;
    expect((await ask(fetchImages, '/b.gif')).placed.size).toBe(1);
    expect(server.log).toHaveLength(asked);
  });

  test('another process uses its copy when the server does not answer', async () => {
    await ask(fetcher(), '/a.gif');
    files['/a.gif'] = { status: 503 };
    expect((await ask(fetcher(), '/a.gif')).placed.size).toBe(1);
  });

  test.each<[string, string | Answer, string]>([
    ['HTML', '<!doctype html>', '`/x` is no PNG, JPEG, GIF, WebP or AVIF image.'],
    [
      'SVG',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      '`/x` is no PNG, JPEG, GIF, WebP or AVIF image.',
    ],
    ['nothing', '', '`/x` is no PNG, JPEG, GIF, WebP or AVIF image.'],
    [
      'a damaged image',
      { body: Buffer.from('\x89PNG\r\n\x1A\n', 'latin1') },
      '`/x` is no PNG, JPEG, GIF, WebP or AVIF image.',
    ],
    ['a missing file', { status: 404 }, '`/x` answers 404 Not Found.'],
    ['a circle', { status: 302, headers: { Location: '/x' } }, '`/x` redirects more than 5 times.'],
    [
      'a file',
      { status: 302, headers: { Location: 'file:///etc/passwd' } },
      '`/x` redirects to `file:///etc/passwd`, which is no http or https address.',
    ],
  ])('%s is left, with the reason', async (_name, answer, reason) => {
    files['/x'] = answer;
    expect(await reasonFor('/x')).toBe(reason);
  });

  test('what is too large or too slow is left', async () => {
    files['/x'] = { body: Buffer.concat([GIF, Buffer.alloc(2 ** 20)]) };
    files['/slow'] = { hangs: true };
    expect(await reasonFor('/x', fetcher({ maxBytes: 2 ** 20 }))).toBe('`/x` has more than 1 MB, which is the limit.');
    expect(await reasonFor('/slow', fetcher({ timeoutMs: 50 }))).toBe('`/slow` does not answer within 0.05 seconds.');
  });

  test('a server that does not answer is asked once', async () => {
    const fetchImages = fetcher({ timeoutMs: 50 });
    files['/slow'] = { hangs: true };
    await ask(fetchImages, '/slow');
    expect((await ask(fetchImages, '/a.gif')).failed).toHaveLength(1);
    expect(server.log).toEqual([]);
  });

  test('at most 500 are fetched', async () => {
    const names = Array.from({ length: 502 }, (_, index) => [`${index}`, `${server.origin}/a.gif`] as const);
    const { placed, failed } = await fetcher()(new Map(names), 'images');
    expect([placed.size, failed.length]).toEqual([500, 2]);
  });

  test.each([
    '127.0.0.1',
    'localhost',
    '10.1.2.3',
    '[::1]',
    '[::ffff:192.168.0.1]',
    '169.254.169.254',
    '0x7f.1',
    '[fd00::1]',
  ])('nothing is fetched from %s', async (host) => {
    await expect(refusePrivate(new URL(`http://${host}/`))).rejects.toThrow('is in a private network.');
  });

  test('public addresses are asked', async () => {
    for (const host of ['203.0.113.9', '[2606:4700::1]', '172.32.0.1'])
      await expect(refusePrivate(new URL(`http://${host}/`))).resolves.toBeUndefined();
  });

  test('what has failed is one warning with a count', async () => {
    files['/x'] = 'text';
    const missing = await ask(fetcher(), '/a.gif', '/x', '/y');
    expect(noteMissingImages(missing, 'api.yaml')).toMatchObject([
      {
        file: 'api.yaml',
        severity: 'warning',
        message: expect.stringMatching(/^2 of 3 images were not fetched, such as `/),
      },
    ]);
    expect(noteMissingImages(await ask(fetcher(), '/a.gif'), 'api.yaml')).toEqual([]);
  });
});

const DOCUMENT = `openapi: 3.1.1
info:
  title: T
  version: '1'
  x-logo: { url: 'https://cdn.example/logo.png', altText: Acme }
  description: |
    ![A plan](https://cdn.example/plan.png) [![Build](/badge.gif)](https://ci.example/)
    <img src="https://cdn.example/wide.png" width="400" alt="Wide">
paths: {}
`;

describe('in pages', () => {
  const image = (name: string, width: number, height: number) => ({ src: `/api/images/${name}.png`, width, height });
  const images = new Map([
    ['https://cdn.example/logo.png', image('1', 300, 128)],
    ['https://cdn.example/plan.png', image('2', 640, 480)],
    ['/badge.gif', image('3', 90, 20)],
    ['https://cdn.example/wide.png', image('4', 1600, 800)],
  ]);
  const overview = (options: Parameters<typeof siteOf>[1]) => {
    const page = siteOf(DOCUMENT, options).list.find(({ path }) => path === 'api');
    return page?.sections[0]?.data as { html: string; logo?: object };
  };

  test('an image of the site stands where the document has it, in its size and in its link', () => {
    const { html, logo } = overview({ images });
    expect(html).toContain(
      '<img src="/api/images/2.png" alt="A plan" class="spec-image" width="640" height="480" loading="lazy">',
    );
    expect(html).toContain(
      '<a href="https://ci.example/" rel="noopener noreferrer"><img src="/api/images/3.png" alt="Build"',
    );
    expect(html).toContain('alt="Wide" class="spec-image" width="400" height="200"');
    expect(logo).toEqual({ src: '/api/images/1.png', alt: 'Acme', size: { width: 150, height: 64 } });
  });

  test('others are links, and a logo from elsewhere is left out', () => {
    const { html, logo } = overview({});
    expect(html).toContain('<a href="https://cdn.example/plan.png" rel="noopener noreferrer">A plan</a>');
    expect(html).not.toContain('<img');
    expect(logo).toBeUndefined();
  });
});

test('a build asks for the images of a document, and goes on without those that it does not get', async () => {
  await mkdir(join(folder, 'docs'));
  const text = DOCUMENT.replaceAll('https://cdn.example', server.origin);
  await writeFile(join(folder, 'api.yaml'), text);
  const options = { ...DEFAULT_API_OPTIONS, spec: 'api.yaml', docsUrl: server.origin };
  const write = async (fetchImages: boolean) => {
    const source = createApiSource({ siteDir: folder, isDevServer: false }, { ...options, fetchImages });
    return (await source.write({ docsDir: join(folder, 'docs'), defaultLocale: 'en' })).problems;
  };
  expect(await write(false)).toEqual([]);
  const [problem, ...others] = await write(true);
  expect(others).toEqual([]);
  expect(problem?.message).toMatch(/^4 of 4 images were not fetched, .* is in a private network\.$/);
  expect(server.log).toEqual([]);
  expect(await readFile(join(folder, 'docs/api/index.gen.mdx'), 'utf8')).toContain('T');
  expect(modelOf(text).logo?.url).toBe(`${server.origin}/logo.png`);
});
