import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countNodes, tooHeavy } from '../../../bench/countNodes';
import { searchBytes } from '../../../bench/views/searchBytes';
import { plainText } from '../../../plugins/shared/core/description/plainText';
import { listFiles } from '../../../plugins/shared/files';
import { shownText } from '../support/readPage';
import { hostileDocument } from '../texts/hostileDocument';
import { chooseServer } from './chooseServer';
import { openEveryPage } from './openEveryPage';
import { FIXTURES, leftovers, PROJECT, runDocument, startDocument } from './runDocument';

const folder = mkdtempSync(join(tmpdir(), 'document-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Generous, as the machine may be busy. */
const BUILD_MS = 600_000;

/** For sites whose code may stay as long as it is. */
const UNMINIFIED = { NODE_OPTIONS: `--require ${join(FIXTURES, 'noMinify.cjs')}` };

async function buildAndOpen(
  spec: string,
  out: string,
  base: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string[]> {
  const { child, finished } = startDocument([spec, '--out', out, '--base-url', base, ...args], folder, env);
  const { code, stdout, stderr } = await finished;
  expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain(basename(out));
  expect(leftovers(child.pid)).toEqual([]);
  const { opened, faults, texts } = await openEveryPage(out, base);
  expect(faults).toEqual([]);
  expect(opened.length).toBeGreaterThan(2);
  return texts;
}

function writeSpec(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}

/** In addresses or lazy parts, or replaced by something better beside it: see `tests/openapi/texts`. */
const UNSEEN =
  /url$|^external value$|^tag$|^child tag$|^tag group$|^page |^(error|link|example|result) name$|^operation id$|^sample language$|^contact email$|^badge color$|^query title$|^example description\*$|^response summary$|^text example$|^schema title$|^comment$|^nullable$|^logo text$|^(tag|operation|schema) keyword$/;

/** Names, which show exactly their text. */
const NAMES =
  /^(info title|version|.* (name|title|scheme|property|parameter|header|label|summary|tag)|enum value|variable value|other value|(other )?schema|path|webhook|scope|badge|status)$/;

/** Normalizes for comparison: browsers drop or replace invisible characters. */
function visible(text: string): string {
  return shownText(text.replace(/\p{Cc}/gu, ' ')).replace(/[\s\p{Cc}\p{Cf}\ufffd]/gu, '');
}

describe('npm run document', () => {
  it('explains itself', async () => {
    const { code, stdout, stderr } = await runDocument(['--help'], folder);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(
      /^Usage: livespec document <openapi file or URL> \[more files, folders or URLs\] --out <dir>/,
    );
  });

  it('ends with a sentence and the usage where it was called wrongly', async () => {
    const { code, stdout, stderr } = await runDocument(['no.yaml', '--out', 'site'], folder);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^File not found: `no.yaml`.\n\nUsage: /);
  });

  const BROKEN = 'openapi: 3.1.0\ninfo: {title: Broken, version: "1"}\npaths:\n  /a: {}\n  /b: @c\n';

  it('lists the problems of a broken document by place, from where npm was called, and leaves nothing behind', async () => {
    writeSpec('broken.yaml', BROKEN);
    const env = { npm_lifecycle_event: 'document', INIT_CWD: folder };
    const { child, finished } = startDocument(['broken.yaml', '--out', 'broken'], PROJECT, env);
    const { code, stdout, stderr } = await finished;
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^broken\.yaml:5:\d+ {2}error {2}\S+\n/m);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(existsSync(join(folder, 'broken'))).toBe(false);
    expect(leftovers(child.pid)).toEqual([]);
  });

  // Both the terminal and npm forward Ctrl-C.
  it.each(['Reading ', 'Bundling '])(
    'leaves nothing behind when it is stopped while it says "%s"',
    {
      timeout: BUILD_MS,
    },
    async (stage) => {
      const before = readdirSync(folder);
      const args = [join(FIXTURES, 'webhooks.json'), '--out', 'stopped'];
      const { child, finished, reports } = startDocument(args, folder);
      await reports(stage);
      expect(leftovers(child.pid)).toHaveLength(1);
      child.kill('SIGINT');
      child.kill('SIGTERM');
      const { code, stdout, stderr } = await finished;
      expect({ code, stdout }).toEqual({ code: 130, stdout: '' });
      expect(stderr).not.toContain('could not');
      expect(readdirSync(folder)).toEqual(before);
      expect(leftovers(child.pid)).toEqual([]);
    },
  );

  it('says at once that a folder cannot be written', async () => {
    writeSpec('whole.json', readFileSync(join(FIXTURES, 'webhooks.json'), 'utf8'));
    const { code, stderr } = await runDocument(['whole.json', '--out', 'whole.json/site'], folder);
    expect(code).toBe(1);
    expect(stderr).toBe('`whole.json/site` cannot be written: `whole.json` is a file, not a folder.\n');
  });
});

describe('sites of difficult documents', () => {
  it.each<[string, string, string, string?, NodeJS.ProcessEnv?]>([
    ['shapes.yaml', 'tag', '/', undefined, UNMINIFIED],
    ['webhooks.json', 'operation', '/a/b/', 'https://docs.example.com'],
  ])(
    '%s builds, with --pages %s at %s, and its pages run nothing',
    { timeout: BUILD_MS },
    async (file, pages, base, url, env) => {
      const out = join(folder, file);
      await buildAndOpen(join(FIXTURES, file), out, base, ['--pages', pages, ...(url ? ['--url', url] : [])], env);
      expect(addressesIn(out)).toEqual(url ? [url + base] : []);
      expect(tooHeavy(await countNodes(out))).toEqual([]);
    },
  );
});

/** With the site that was built first. */
describe('a reader who chooses a server, and tries a call', () => {
  it('finds the server in samples, in what is copied and on other pages, for as long as the tab', async () => {
    const { chosen, copied, typed, reloaded, elsewhere, otherTab, withoutScripts, answered } = await chooseServer(
      join(folder, 'shapes.yaml'),
      ['/index-calls/', '/yes/'],
    );
    expect(answered).toContain('200');
    expect(chosen).toMatch(/^BASE='https:\/\/test\.shapes\.example'\n.*"\$BASE\/index"/);
    expect(copied).toBe(chosen);
    expect(typed).toContain("BASE='https://us.shapes.example/v2'");
    expect([reloaded, elsewhere]).toEqual([typed, expect.stringContaining("BASE='https://us.shapes.example/v2'")]);
    for (const text of [otherTab, withoutScripts]) expect(text).toContain("BASE='https://eu.shapes.example/v1'");
  });
});

/** The previous test made the first site. */
describe('two identical runs', () => {
  it('give the same files', { timeout: BUILD_MS }, async () => {
    const address = ['--base-url', '/a/b/', '--url', 'https://docs.example.com'];
    const args = [join(FIXTURES, 'webhooks.json'), '--pages', 'operation', ...address];
    const [first, second] = [join(folder, 'webhooks.json'), join(folder, 'deeper/second')];
    expect(await runDocument([...args, '--out', second], folder)).toMatchObject({ code: 0 });
    const files = (await listFiles(first)).sort();
    expect((await listFiles(second)).sort()).toEqual(files);
    const differ = files.filter((path) => !readFileSync(join(first, path)).equals(readFileSync(join(second, path))));
    expect(differ).toEqual([]);
  });
});

describe('a document whose every text tries to be more than text', () => {
  it('is shown, word for word, and nothing of it runs', { timeout: BUILD_MS }, async () => {
    const { document, placed } = hostileDocument();
    writeSpec('hostile.json', JSON.stringify(document));
    const out = join(folder, 'hostile');
    // Minified: that, too, must leave text what it is.
    const texts = await buildAndOpen('hostile.json', out, '/x/', ['--show-extensions', 'x-*']);
    expect(writtenByText(out)).toEqual([]);
    const all = texts.join('\n');
    expect(placed.filter(({ mark, position }) => !all.includes(mark) && !UNSEEN.test(position))).toEqual([]);
    const names = placed.filter(({ mark, position }) => NAMES.test(position) && all.includes(mark));
    expect(names.length).toBeGreaterThan(100);
    const visibly = visible(all);
    const isShown = (text: string) => visibly.includes(visible(text));
    // A summary that is too long for a title is Markdown, as is what follows its first paragraph.
    const isMarkdown = (position: string, text: string) =>
      /summary$/.test(position) && (plainText(text).length > 90 || /\n\s*\n/.test(text));
    const lost = names.filter(
      ({ position, text }) => !isShown(text) && !isShown(plainText(text)) && !isMarkdown(position, text),
    );
    expect(lost).toEqual([]);
  });
});

describe('a view of a document', () => {
  it('is a site without a byte of what it hides', { timeout: BUILD_MS }, async () => {
    const out = join(folder, 'view');
    const spec = join(PROJECT, 'tests/openapi/views/hostile.yaml');
    const view = ['--view-tag', '!veilAdmin', '--view-path', '!/partners/**', '--view-version', '2.0'];
    const args = [spec, '--out', out, ...view, '--show-extensions', 'x-*'];
    expect(await runDocument(args, folder, UNMINIFIED)).toMatchObject({ code: 0 });
    expect(searchBytes(out, 'listPets')).not.toEqual([]);
    expect(searchBytes(out, 'veil')).toEqual([]);
  });
});

describe('a page that cannot be built', () => {
  it('is traced back to the document, without traces of code', { timeout: BUILD_MS }, async () => {
    const spec = join(FIXTURES, 'failing.yaml');
    const env = {
      NODE_OPTIONS: `${UNMINIFIED.NODE_OPTIONS} --require ${join(FIXTURES, 'failingPage.cjs')}`,
      FAILING_PAGE: '_data/宠物.json',
    };
    const { child, finished } = startDocument([spec, '--out', 'failing'], folder, env);
    const { code, stdout, stderr } = await finished;
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(
      /failing\.yaml:9:5 {2}error {2}page-not-built\n {2}The page `\/宠物` could not be built: \S/,
    );
    expect(stderr).toMatch(/It shows `GET \/pets` \(\S*failing\.yaml:9:5\)\./);
    expect(stderr).toContain('--verbose');
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(existsSync(join(folder, 'failing'))).toBe(false);
    expect(leftovers(child.pid)).toEqual([]);
  });
});

/** Canonical and alternate addresses of the first page. */
function addressesIn(out: string): string[] {
  const home = readFileSync(join(out, 'index.html'), 'utf8');
  const found = home.match(/<(?:link|meta)[^>]*(?:canonical|alternate|og:url)[^>]*>/g) ?? [];
  // The page in Markdown has a path alone.
  const tags = found.filter((tag) => !tag.includes('text/markdown'));
  return [...new Set(tags.flatMap((tag) => /(?:href|content)="?([^\s">]+)/.exec(tag)?.[1] ?? []))];
}

function writtenByText(out: string): string[] {
  const places = [folder, FIXTURES, PROJECT, out, join(PROJECT, '..'), '/'];
  return places.flatMap((place) => readdirSync(place).filter((name) => name === 'PWNED'));
}
