import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../helpers/sources';

const FOLDER = join(ROOT, '.github/workflows');

interface Step {
  run?: string;
  uses?: string;
  'working-directory'?: string;
}
interface Workflow {
  on: { push?: object; pull_request?: null };
  permissions: Record<string, string>;
  jobs: Record<string, { needs?: string; permissions?: Record<string, string>; steps: Step[] }>;
}

function readWorkflow(name: string): Workflow {
  return parse(readFileSync(join(FOLDER, name), 'utf8')) as Workflow;
}

const runsOf = ({ steps }: { steps: Step[] } = { steps: [] }) => steps.flatMap(({ run }) => run ?? []);

it('each push and each pull request runs what a newcomer runs', () => {
  const { on, jobs } = readWorkflow('ci.yml');
  expect(Object.keys(on)).toEqual(['push', 'pull_request']);
  expect(runsOf(jobs.test)).toEqual(['.ci/run']);
});

it('a tag publishes what has passed, with provenance', () => {
  const { on, permissions, jobs } = readWorkflow('publish.yml');
  expect(on).toEqual({ push: { tags: ['v*'] } });
  expect(permissions).toEqual({ contents: 'read' });
  expect(runsOf(jobs.test)).toEqual(['.ci/run']);
  expect(jobs.publish).toMatchObject({ needs: 'test', permissions: { contents: 'read', 'id-token': 'write' } });
  expect(jobs.publish?.steps.at(-1)).toMatchObject({
    run: 'npm publish --provenance --access public',
    'working-directory': 'plugins',
  });
});

it('actions are pinned to a commit', () => {
  const lines = readdirSync(FOLDER).flatMap(
    (name) => readFileSync(join(FOLDER, name), 'utf8').match(/uses: .*/g) ?? [],
  );
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.filter((line) => !/^uses: [\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});
