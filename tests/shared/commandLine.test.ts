import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import manifest from '../../plugins/package.json';
import { describeError, Refusal, UsageError } from '../../plugins/shared/commandLine';
import { cannotWrite } from '../../plugins/shared/outFolder';
import { ProblemsError } from '../../plugins/shared/problem';
import { writeOutput } from '../../plugins/shared/writeOutput';
import { spec } from '../document/read/helpers';

const LIVESPEC = resolve(__dirname, '../../plugins/bin/livespec.mjs');
const COMMANDS = ['check', 'document', 'flows', 'mcp', 'migrate', 'sandbox', 'release', 'types', 'search-export'];
const READING = ['check', 'document', 'mcp', 'sandbox', 'release', 'types'];
const NO_SITE = /^`.*` is not a Docusaurus site: it has no `docusaurus\.config` file\./;

const folder = mkdtempSync(join(tmpdir(), 'command-line-'));
writeFileSync(join(folder, 'api.yaml'), spec());
mkdirSync(join(folder, 'empty'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = promisify(execFile);

async function livespec(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const result = await run(process.execPath, [LIVESPEC, ...args], { cwd: folder }).catch((error: unknown) => error);
  return { code: 0, ...(result as { stdout: string; stderr: string }) };
}

describe('livespec', () => {
  it('prints its version', async () => {
    const expected = { code: 0, stdout: `${manifest.version}\n`, stderr: '' };
    expect(await livespec('--version')).toEqual(expected);
    expect(await livespec('-v')).toEqual(expected);
  });

  it('lists all commands on request', async () => {
    const { code, stdout, stderr } = await livespec('--help');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect([...stdout.matchAll(/^ {2}livespec (\S+)/gm)].map(([, name]) => name)).toEqual(COMMANDS);
    expect(stdout).toMatch(/^ {2}--version .*\n {2}--help /m);
  });

  it.each<[string[], RegExp]>([
    [[], /^Usage: livespec <command>/],
    [['chek'], /^There is no command `chek`\. Did you mean `check`\?\n\nUsage: /],
    [['--vresion'], /^There is no option `--vresion`\. Did you mean `--version`\?\n\nUsage: /],
    [['publish'], /^There is no command `publish`\.\n\nUsage: /],
  ])('refuses %j with the list of commands', async (args, message) => {
    const { code, stdout, stderr } = await livespec(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
    for (const name of COMMANDS) expect(stderr).toContain(`  livespec ${name} `);
  });
});

describe('every command', () => {
  it.each(COMMANDS)('%s lists its help, and its root if it reads a document', async (name) => {
    const { code, stdout, stderr } = await livespec(name, '--help');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(new RegExp(`^Usage: livespec ${name} `));
    expect(stdout).toMatch(/^ {2}--help +print this text$/m);
    expect(/^ {2}--root <dir> /m.test(stdout)).toBe(READING.includes(name));
  });

  it.each(COMMANDS)('%s refuses wrong arguments with 2 and its usage', async (name) => {
    const { code, stdout, stderr } = await livespec(name, '--hepl');
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(
      new RegExp(
        `^There is no option \`--hepl\`\\. Did you mean \`--help\`\\?\n\nUsage: livespec ${name} .*\n\`--help\` lists the options\\.\n$`,
      ),
    );
  });

  it.each(READING)('%s refuses a document that does not exist', async (name) => {
    const { code, stderr } = await livespec(
      name,
      'nope.yaml',
      ...(['mcp', 'sandbox'].includes(name) ? [] : ['--out', 'x']).slice(name === 'check' ? 2 : 0),
    );
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: expect.stringMatching(/^File not found: `nope\.yaml`\.\n\nUsage: /),
    });
  });
});

describe('what is not about arguments', () => {
  it.each<[string[], number, RegExp]>([
    [['release', 'api.yaml', '--out', 'api.yaml'], 1, /^`api\.yaml` is a file, not a folder\.$/],
    [
      ['release', 'api.yaml', '--out', '/proc/x'],
      1,
      /^`\/proc\/x\/1\.yaml` cannot be written: its folder takes no new files\.$/,
    ],
    [['types', 'api.yaml', '--out', 'empty'], 1, /^`empty` is a folder\. Name a file in it\.$/],
    [
      ['types', 'api.yaml', '--out', 'api.yaml/a/b.ts'],
      1,
      /^`api\.yaml\/a\/b\.ts` cannot be written: `api\.yaml` is a file, not a folder\.$/,
    ],
    [
      ['types', 'api.yaml', '--out', '/proc/x/y.ts'],
      1,
      /^`\/proc\/x\/y\.ts` cannot be written: its folder takes no new files\.$/,
    ],
    [['types', 'api.yaml', '--out', '/dev/full'], 1, /^`\/dev\/full` cannot be written: the disk is full\.$/],
    [['document', 'api.yaml', '--out', 'api.yaml'], 1, /^`api\.yaml` is a file, not a folder\.$/],
    [
      ['document', 'api.yaml', '--out', '/proc/x'],
      1,
      /^`\/proc\/x` cannot be written: its folder takes no new files\.$/,
    ],
    [['sandbox', 'api.yaml', '--data', 'empty'], 1, /^`empty` cannot be used: it is a folder, not a file\.$/],
    [['check', 'empty'], 2, NO_SITE],
    [['search-export', 'empty'], 1, NO_SITE],
  ])('takes one line: %j', async (args, expected, message) => {
    const { code, stdout, stderr } = await livespec(...args);
    expect({ code, stdout }).toEqual({ code: expected, stdout: '' });
    expect(stderr.trimEnd()).toMatch(message);
    expect(stderr.trimEnd()).not.toContain('\n');
  });

  it('takes one line when standard output is full', async () => {
    const command = `"${process.execPath}" "${LIVESPEC}" types api.yaml > /dev/full`;
    const failed = run('sh', ['-c', command], { cwd: folder });
    await expect(failed).rejects.toMatchObject({
      code: 1,
      stderr: 'The types could not be printed: the disk is full.\n',
    });
  });

  it.each([
    ['EACCES', 'permission denied'],
    ['EPERM', 'permission denied'],
    ['EROFS', 'the disk is read-only'],
    ['ENOSPC', 'the disk is full'],
    ['EDQUOT', 'the disk quota is used up'],
    ['ENOTDIR', 'a folder of this path is a file'],
    ['EISDIR', 'it is a folder, not a file'],
  ])('explains %s', (code, reason) => {
    const cause = Object.assign(new Error(`${code}: raw words, open '/x/y'`), { code, syscall: 'open', path: '/x/y' });
    const wrapped = new Error(`Cannot write: ${cause.message}`, { cause });
    const words = { usage: 'Usage: livespec x', failure: 'It failed' };
    expect(cannotWrite('y', wrapped).message).toBe(`\`y\` cannot be written: ${reason}.`);
    expect(describeError(wrapped, words)).toBe(`It failed: \`/x/y\`: ${reason}.`);
    expect(describeError(new Error('Its own words', { cause }), words)).toBe('It failed: Its own words');
  });

  it.each<[Error, string]>([
    [new UsageError('Wrong.'), 'Wrong.\n\nUsage: livespec x\n`--help` lists the options.'],
    [new Refusal('No.'), 'No.'],
    [new TypeError('x is undefined'), 'It failed: x is undefined'],
    [new ProblemsError([]), '0 errors, 0 warnings'],
  ])('%s has no stack', (error, text) => {
    expect(describeError(error, { usage: 'Usage: livespec x\n\nMore.', failure: 'It failed' })).toBe(text);
  });
});

describe('writeOutput', () => {
  it('makes folders, replaces a file, and leaves nothing else', async () => {
    const file = join(folder, 'a/b/c.ts');
    for (const text of ['one', 'two']) {
      await writeOutput(file, text, folder);
      expect(readFileSync(file, 'utf8')).toBe(text);
    }
  });
});
