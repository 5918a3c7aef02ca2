import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApiSource } from '@livespec/docusaurus/plugin-openapi';
import { loadSandboxes } from '@livespec/docusaurus/plugin-sandbox';
import { build } from 'esbuild';
import { parse } from 'yaml';

const SAMPLES = 'docs/_samples';

/** The code that the guides quote, by path. */
export async function readSamples(siteDir: string): Promise<Record<string, string>> {
  const folder = join(siteDir, SAMPLES);
  const entries = await readdir(folder, { recursive: true });
  const paths = entries.map((path) => path.replaceAll('\\', '/')).filter((path) => /\.(ts|py|sh)$/.test(path));
  const texts = await Promise.all(
    paths.sort().map(async (path) => [path, await readFile(join(folder, path), 'utf8')] as const),
  );
  return Object.fromEntries(texts);
}

/** Comments of samples, and texts of the document, by their English; nothing in English. */
export async function readTranslations(localizationDir: string): Promise<Record<string, string>> {
  const read = (file: string) => readFile(join(localizationDir, file), 'utf8').catch(() => undefined);
  const [comments = '{}', messages = '[]'] = await Promise.all([
    read('docusaurus-plugin-content-docs/comments.json'),
    read('openapi/messages.yaml'),
  ]);
  const texts = parse(messages) as Array<Record<string, string>>;
  // A type has the first sentence of its description.
  const pairs = texts.flatMap(({ en = '', ...others }) => {
    const own = Object.values(others)[0] ?? en;
    return [
      [firstOf(en, /^[^]*?\.(?=\s|$)/), firstOf(own, /^[^]*?[。.](?=[^\w]|$|\p{Script=Han})/u)],
      [en, own],
    ] as const;
  });
  return { ...Object.fromEntries(pairs), ...(JSON.parse(comments) as Record<string, string>) };
}

function firstOf(text: string, sentence: RegExp): string {
  return (sentence.exec(text)?.[0] ?? text).replace(/\s+/g, ' ');
}

/** The programs of the project, and what explains it in a language. */
export async function readProject(
  siteDir: string,
  locale: string,
): Promise<{ play: string; serve: string; readme: string }> {
  const folder = join(siteDir, 'src/client/project');
  const own = `README.${locale}.md`;
  const explained = (await readdir(folder)).includes(own) ? own : 'README.md';
  const files = ['play.js', 'serve.js', explained].map((file) => readFile(join(folder, file), 'utf8'));
  const [play = '', serve = '', readme = ''] = await Promise.all(files);
  return { play, serve, readme };
}

/** What the sandbox shows of the document. */
export async function describeSandbox(siteDir: string, { read }: ApiSource) {
  const { describeStartPage } = await loadSandboxes();
  return describeStartPage(await read(), join(siteDir, 'src/backend/index.ts'));
}

/** The sandbox of the demos, and what the command serves, with everything that they import. */
export async function bundleSandbox(
  siteDir: string,
  generatedFilesDir: string,
  served: Awaited<ReturnType<typeof describeSandbox>>,
): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
export * from './startSandbox';
import { serveSandbox } from '@livespec/docusaurus/client/sandbox/cli/serveSandbox';
import api from '@generated/sandbox/default/api.json';
import backend from '../../../../src/backend';
const { calls, ...served } = ${JSON.stringify(served)};
export const serve = (options, print) =>
  serveSandbox({ ...options, ...served, api, backend, listCalls: () => calls }, print);`,
      resolveDir: join(siteDir, 'docs/guide/demos/parts'),
    },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    conditions: ['webpack', 'browser'],
    external: ['node:*'],
    minify: true,
    legalComments: 'none',
    alias: { '@generated': generatedFilesDir },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
