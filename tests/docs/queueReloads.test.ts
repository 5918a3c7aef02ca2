import { expect, test } from 'vitest';
import { queueReloads, type Reloads } from '../../plugins/docs/dev/queueReloads';

/** Reloads that the test completes; each appends its name to the site. */
function setUp() {
  const log: string[] = [];
  const ends: Array<(error?: Error) => void> = [];
  const reload =
    (kind: string) =>
    (site: string, name: unknown = ''): Promise<string> => {
      log.push(`${kind}${String(name)} of ${site}`);
      return new Promise((done, fail) => {
        ends.push((error) => (error ? fail(error) : done(`${site}${kind}${String(name)}`)));
      });
    };
  const reloads: Reloads<string> = { reloadSite: reload('S'), reloadSitePlugin: reload('P') };
  queueReloads(reloads);
  const end = async (error?: Error) => {
    ends.shift()?.(error);
    await new Promise((done) => setImmediate(done));
  };
  return { reloads, log, end };
}

test('one reload at a time, each from what the one before has made', async () => {
  const { reloads, log, end } = setUp();
  const first = reloads.reloadSitePlugin('-', 1);
  const second = reloads.reloadSitePlugin('-', 1);
  const third = reloads.reloadSite('-');
  expect(reloads.reloadSitePlugin('-', 1)).toBe(second);
  expect(log).toEqual(['P1 of -']);
  await end();
  expect(log).toEqual(['P1 of -', 'P1 of -P1']);
  const fourth = reloads.reloadSitePlugin('-P1', 1);
  await end();
  await end();
  await end();
  expect(await Promise.all([first, second, third, fourth])).toEqual(['-P1', '-P1P1', '-P1P1S', '-P1P1SP1']);
  void reloads.reloadSite('new');
  expect(log.at(-1)).toBe('S of new');
});

test('a failed reload rejects its callers, and the next one starts from the last good state', async () => {
  const { reloads, log, end } = setUp();
  const first = reloads.reloadSitePlugin('-', 1);
  const second = reloads.reloadSitePlugin('-', 2).catch(String);
  const third = reloads.reloadSitePlugin('-', 3);
  await end();
  await end(new Error('slip'));
  await end();
  expect(await second).toBe('Error: slip');
  expect(await Promise.all([first, third])).toEqual(['-P1', '-P1P3']);
  expect(log).toEqual(['P1 of -', 'P2 of -P1', 'P3 of -P1']);
});

test('is done once', () => {
  const { reloads } = setUp();
  const { reloadSite } = reloads;
  queueReloads(reloads);
  expect(reloads.reloadSite).toBe(reloadSite);
});
