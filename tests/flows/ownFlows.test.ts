import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readArguments } from '../../plugins/flows/cli/arguments';
import { collectResults } from '../../plugins/flows/cli/runFlows';

const ROOT = resolve(__dirname, '../..');
const BACKEND = join(ROOT, 'src/backend/index.ts');

async function livespecFlows(...args: string[]) {
  const request = readArguments([...args, '--backend', BACKEND], ROOT);
  if (!request) throw new Error('no request');
  const { results, problems } = await collectResults(request, ROOT);
  return { problems, runs: results.map(({ run }) => run) };
}

describe('the flows of this site', () => {
  it('are right, and pass on the sandbox', async () => {
    const { problems, runs } = await livespecFlows();
    expect(problems).toEqual([]);
    expect(runs.length).toBeGreaterThan(7);
    expect(runs.filter(({ passed }) => !passed).map(({ workflow }) => workflow.id)).toEqual([]);
  }, 60_000);

  it('are not run with a backend that is none, or does not fit', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'backend-'));
    const write = (name: string, text: string) => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const run = async (file: string) => {
      const request = readArguments(['--workflow', 'track', '--backend', file], ROOT);
      return request && collectResults(request, ROOT);
    };
    const none = write('none.cjs', 'module.exports = {};');
    await expect(run(none)).rejects.toThrow(`The backend \`${none}\` must export by default an object with`);
    const other = write('other.cjs', 'module.exports = { operations: { wxLogon: () => ({}) } };');
    await expect(run(other)).rejects.toThrow(/does not fit: .*Did you mean `wxLogin`/);
  }, 60_000);

  it('end as the documentation says when a code was used up, or is wrong', async () => {
    const redeem = async (code: string, type: string) => {
      const { runs } = await livespecFlows(
        '--workflow',
        'redeem',
        '--input',
        `redeemCode=${code}`,
        '--input',
        `type=${type}`,
      );
      return runs[0]?.steps.map(({ step, passed, action }) => [step.id, passed, action?.name]);
    };
    expect(await redeem('ALL-GONE', 'coins')).toEqual([
      ['login', true, undefined],
      ['redeem', false, 'usedUp'],
    ]);
    expect(await redeem('NOT-ONE', 'adfree')).toEqual([
      ['login', true, undefined],
      ['redeem', false, 'wrongCode'],
    ]);
  }, 60_000);
});
