import { join } from 'node:path';
import { expect, it } from 'vitest';
import { formatCosts, readTasks } from '../../bench/tasks';
import { createReader } from '../../bench/tasks/reader';
import { readModel } from '../../plugins/openapi/documentTools';
import { ROOT } from '../helpers/sources';

it('a reader counts bytes until it has all facts, and knows only what it has read', () => {
  const reader = createReader(['rank', '10\\d01']);
  reader.read('各 rank/page');
  expect([reader.bytes(), reader.isDone(), reader.lacking()]).toEqual([13, false, ['10\\d01']]);
  expect(() => reader.expectShown('rankGet')).toThrow('Nothing that was read names rankGet.');
  reader.expectShown('rank/page');
  reader.read('10701');
  expect([reader.bytes(), reader.isDone()]).toEqual([18, true]);
});

it('there are twenty tasks, whose calls and facts can be', async () => {
  const tasks = await readTasks();
  const { operations } = await readModel(ROOT, join(ROOT, 'openapi/openapi.yaml'));
  const ids = operations.map(({ operationId }) => operationId);
  const described = tasks.flatMap(({ steps }) => steps.flatMap(({ describe }) => describe?.split(' ')[0] ?? []));
  expect(new Set(tasks.map(({ task }) => task)).size).toBe(20);
  expect(described.filter((id) => !ids.includes(id))).toEqual([]);
  for (const fact of tasks.flatMap(({ facts }) => facts)) expect(() => new RegExp(fact)).not.toThrow();
});

it('the table has the sums, and says which facts were not found', () => {
  const lacking = { without: ['urlopen'], with: [] };
  const costs = [
    { task: 'Read a rank', without: 2000, with: 300, lacking },
    { task: 'Log in', without: 1000, with: 200, lacking: { without: [], with: [] } },
  ];
  expect(formatCosts(costs).split('\n').slice(1)).toEqual([
    '    2000      300  Read a rank  (not found without: urlopen)',
    '    1000      200  Log in',
    '    3000      500  all',
  ]);
});
