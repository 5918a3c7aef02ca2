import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countNodes, tooHeavy } from '../../bench/countNodes';
import { listFiles } from '../../plugins/shared/files';
import { openEveryPage } from './openEveryPage';
import { FIXTURES, leftovers, PROJECT, runDocument, startDocument } from './runDocument';

const folder = mkdtempSync(join(tmpdir(), 'document-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Far more than it takes: the machine may be busy with other things. */
const BUILD_MS = 600_000;

function writeSpec(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}

describe('npm run document', () => {
  it('explains itself', async () => {
    const { code, stdout, stderr } = await runDocument(['--help'], folder);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^Usage: npm run document -- <openapi file> --out <dir>/);
  });

  it('ends with a sentence and the usage where it was called wrongly', async () => {
    const { code, stdout, stderr } = await runDocument(['no.yaml', '--out', 'site'], folder);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^There is no file `no.yaml`.\n\nUsage: /);
  });

  const BROKEN = 'openapi: 3.1.0\ninfo: {title: Broken, version: "1"}\npaths:\n  /a:\n    $ref: "#/nowhere"\n';

  it('lists the problems of a broken document by place, and leaves nothing behind', async () => {
    writeSpec('broken.yaml', BROKEN);
    const { child, finished } = startDocument(['broken.yaml', '--out', 'broken'], folder);
    const { code, stdout, stderr } = await finished;
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^broken\.yaml:5:\d+ {2}error {2}\S+\n/m);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(existsSync(join(folder, 'broken'))).toBe(false);
    expect(leftovers(child.pid)).toEqual([]);
  });

  it('reads paths from where npm was called', async () => {
    writeSpec('elsewhere.yaml', BROKEN);
    const env = { npm_lifecycle_event: 'document', INIT_CWD: folder };
    const { code, stderr } = await runDocument(['elsewhere.yaml', '--out', 'elsewhere'], PROJECT, env);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^elsewhere\.yaml:5:\d+ {2}error/m);
  });

  // Of Ctrl-C, both the terminal and npm tell.
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
    expect(stderr).toMatch(
      /^`whole.json\/site` cannot be written: `.*whole.json` is a file, not a folder\.\n\nUsage: /,
    );
  });
});

describe('sites of difficult documents', () => {
  it.each<[string, string, string, string?]>([
    ['hostile.yaml', 'operation', '/x/'],
    ['shapes.yaml', 'tag', '/'],
    ['webhooks.json', 'tag', '/a/b/', 'https://docs.example.com'],
  ])(
    '%s builds, with --pages %s at %s, and its pages run nothing',
    { timeout: BUILD_MS },
    async (file, pages, base, url) => {
      const out = join(folder, file);
      const args = [
        join(FIXTURES, file),
        '--out',
        out,
        '--pages',
        pages,
        '--base-url',
        base,
        ...(url ? ['--url', url] : []),
      ];
      const { child, finished } = startDocument(args, folder);
      const { code, stdout, stderr } = await finished;
      expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
      expect(stdout).toContain(file);
      expect(leftovers(child.pid)).toEqual([]);
      expect(writtenByText(out)).toEqual([]);
      expect(addressesIn(out)).toEqual(url ? [url + base] : []);
      expect(tooHeavy(await countNodes(out))).toEqual([]);
      const { opened, faults } = await openEveryPage(out, base);
      expect(faults).toEqual([]);
      expect(opened.length).toBeGreaterThan(2);
    },
  );
});

/** The first one is that of the test before. */
describe('two identical runs', () => {
  it('give the same files', { timeout: BUILD_MS }, async () => {
    const args = [join(FIXTURES, 'webhooks.json'), '--base-url', '/a/b/', '--url', 'https://docs.example.com'];
    const [first, second] = [join(folder, 'webhooks.json'), join(folder, 'deeper/second')];
    expect(await runDocument([...args, '--out', second], folder)).toMatchObject({ code: 0 });
    const files = (await listFiles(first)).sort();
    expect((await listFiles(second)).sort()).toEqual(files);
    const differ = files.filter((path) => !readFileSync(join(first, path)).equals(readFileSync(join(second, path))));
    expect(differ).toEqual([]);
  });
});

/** The addresses that the first page gives as its own, in any language. */
function addressesIn(out: string): string[] {
  const home = readFileSync(join(out, 'index.html'), 'utf8');
  const tags = home.match(/<(?:link|meta)[^>]*(?:canonical|alternate|og:url)[^>]*>/g) ?? [];
  return [...new Set(tags.flatMap((tag) => /(?:href|content)="?([^\s">]+)/.exec(tag)?.[1] ?? []))];
}

/** What the fixtures' code would have written, had it run while the site was built. */
function writtenByText(out: string): string[] {
  const places = [folder, FIXTURES, PROJECT, out, join(PROJECT, '..'), '/'];
  return places.flatMap((place) => readdirSync(place).filter((name) => name === 'PWNED'));
}
