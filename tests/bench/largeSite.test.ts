import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { largeFigures } from '../../bench/figures';
import { writeLargeSite } from '../../bench/large/writeLargeSite';
import type { BuiltSite } from '../../bench/sites';

interface Document {
  paths: Record<string, { put: { operationId: string; tags: string[]; description: string } }>;
}

async function writeSite(edition: string): Promise<Document[]> {
  const folder = mkdtempSync(join(tmpdir(), 'large-'));
  await writeLargeSite(folder, 2100, edition);
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.toSorted().map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Document);
}

const callsOf = (documents: Document[]) =>
  documents.flatMap(({ paths }) => Object.values(paths).map(({ put: call }) => call));

describe('The generated large site', () => {
  it('has as many calls as wanted, at most a thousand in each document', async () => {
    const documents = await writeSite('first');
    expect(documents.map(({ paths }) => Object.keys(paths).length)).toEqual([1000, 1000, 100]);
    expect(new Set(callsOf(documents).map(({ operationId }) => operationId)).size).toBe(2100);
  });

  it('differs in the calls of one tag when it is written again', async () => {
    const [first, second] = [callsOf(await writeSite('first')), callsOf(await writeSite('second'))];
    const changed = first.filter((call, index) => JSON.stringify(call) !== JSON.stringify(second[index]));
    expect(changed).toHaveLength(50);
    expect(new Set(changed.flatMap(({ tags }) => tags)).size).toBe(1);
  });

  it('fails the measurement when its second build takes more than a third of the first', () => {
    const site = (cpuSeconds: number): BuiltSite => ({
      name: '2000 calls',
      folder: '',
      baseUrl: '/',
      cost: { seconds: 1, cpuSeconds, peakMegabytes: 5000 },
      pages: 2000,
      megabytes: 1,
      heaviest: [],
      middle: undefined,
      tooHeavy: [],
    });
    const figures = largeFigures({ first: site(90), second: site(45) }, {});
    const budgets = figures.flatMap(({ value, budget }) => (budget === undefined ? [] : [[value, budget]]));
    expect(budgets).toEqual([
      [5000, 6000],
      [0.5, 1 / 3],
    ]);
  });
});
