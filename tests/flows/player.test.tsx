import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

vi.mock('@docusaurus/Translate', () => ({
  translate: ({ message }: { message: string }, values: Record<string, unknown> = {}) =>
    message.replace(/\{(\w+)\}/g, (text, name: string) => (name in values ? String(values[name]) : text)),
}));
vi.mock('@docusaurus/Link', () => ({ default: () => null }));
vi.mock('@theme/console/openDesk', () => ({
  maskTexts: (text: string) => text,
  SHARED: 'shared',
  loadShareRaw: () => new Promise(() => {}),
}));
vi.mock('@theme/ApiCode', () => ({ default: () => null }));
vi.mock('@theme/ApiConsole/FailureReason', () => ({ default: () => null }));

import Attempt from '@theme/FlowPlayer/Attempt';
import Controls from '@theme/FlowPlayer/Controls';
import Criteria from '@theme/FlowPlayer/Criteria';
import { problemText } from '@theme/FlowPlayer/problemText';
import Runs from '@theme/FlowPlayer/Runs';
import { createPlay } from '../../plugins/flows/browser/createPlay';
import type { Player } from '../../plugins/flows/browser/player';
import { judgeCriterion } from '../../plugins/flows/core/criteria/judgeCriterion';
import type { Scope } from '../../plugins/flows/core/expressions/evaluate';
import { explainProblem, problem, TEXTS } from '../../plugins/flows/core/problems';
import type { StepRun } from '../../plugins/flows/core/run/types';
import { read, SOURCES } from './helpers';

/** Plays the first workflow of a document against a server that answers all requests alike. */
async function play(text: string, status = 200) {
  const { document } = read(text);
  const [workflow] = document?.workflows ?? [];
  if (!document || !workflow) throw new Error('no workflow');
  const answer = { status, headers: { 'content-type': 'application/json' }, body: '{"state":"pending"}' };
  const played = createPlay({ document, workflow, sources: SOURCES }, {}, () =>
    Promise.resolve({ answer, milliseconds: 1 }),
  );
  await played.play(false);
  const desk = { store: { get: () => ({ target: { kind: 'page' } }) } };
  return { played, player: { play: played, desk } as unknown as Player };
}

const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const attempt = (player: Player, run: StepRun | undefined) =>
  run ? renderToString(<Attempt player={player} run={run} />) : '';

it('what goes in circles is shown as failed, with its attempts folded and empty', async () => {
  const { player, played } = await play(`
workflows:
  - workflowId: main
    steps:
      - stepId: poll
        operationId: listPets
        onSuccess: [{ name: again, type: goto, stepId: poll, criteria: [{ condition: $response.body#/state == 'pending' }] }]
`);
  expect(played.get().runs).toHaveLength(100);
  const html = renderToString(<Runs player={player} step="poll" />);
  expect(html.match(/<summary>/g)?.length).toBe(100);
  expect(html.match(/class="flow-attempt"/g)).toHaveLength(1);
  const bar = renderToString(<Controls player={player} onRun={() => {}} />);
  expect(bar).toContain('<output tabindex="-1" class="flow-status api-bad">The flow has failed<');
  expect(bar).toContain('href="#flow-beside"');
});

const WITHIN = `
workflows:
  - workflowId: outer
    steps:
      - { stepId: last, operationId: listPets }
      - { stepId: sub, workflowId: inner }
  - workflowId: inner
    steps:
      - stepId: login
        operationId: listPets
        outputs: { state: $response.body#/state }
        onSuccess: [{ name: on, type: goto, stepId: last }]
      - { stepId: skip, operationId: listPets }
      - stepId: last
        operationId: getPet
        parameters: [{ name: id, in: path, value: $steps.login.outputs.state }]
`;

it('a workflow within a step has its own numbers, and no links to steps that the page does not show', async () => {
  const { player, played } = await play(WITHIN);
  const [, sub] = played.get().runs;
  const html = attempt(player, sub?.child?.steps[0]);
  expect(textOf(html)).toContain('The flow goes on with step 3 .');
  expect(textOf(html)).toMatch(/state &quot;pending&quot; step 3/);
  expect(html).not.toContain('href=');
});

it('retries are counted for each visit of a step', async () => {
  const { player, played } = await play(
    `
workflows:
  - workflowId: main
    steps:
      - { stepId: first, operationId: listPets, successCriteria: [] }
      - stepId: poll
        operationId: listPets
        successCriteria: [{ condition: $statusCode == 200 }]
        onFailure:
          - { name: again, type: retry, retryLimit: 2 }
          - { name: back, type: goto, stepId: first }
`,
    503,
  );
  const retries = played.get().runs.filter(({ isRetried }) => isRetried);
  expect(retries.length).toBeGreaterThan(4);
  const texts = retries.slice(0, 4).map((run) => /retry \d of \d/.exec(textOf(attempt(player, run)))?.[0]);
  expect(texts).toEqual(['retry 1 of 2', 'retry 2 of 2', 'retry 1 of 2', 'retry 2 of 2']);
});

const KINDS = Object.keys(TEXTS) as Array<keyof typeof TEXTS>;

it.each(KINDS)('a page says of the problem %s what a terminal says', (kind) => {
  const one = problem(kind, { name: 'x', count: '9', status: '400', message: 'No.' });
  expect(problemText(one)).toBe(explainProblem(one));
});

it('a condition that cannot be evaluated says so in the language of the page', () => {
  const { document } = read(`
workflows:
  - workflowId: main
    steps:
      - stepId: one
        operationId: listPets
        successCriteria:
          - { condition: '//a', context: $response.body, type: xpath }
          - { condition: '(', context: $response.body, type: regex }
`);
  const criteria = document?.workflows[0]?.steps[0]?.criteria ?? [];
  const scope = { response: { headers: {}, query: {}, path: {}, body: 'a' } } as unknown as Scope;
  const html = renderToString(<Criteria judgements={criteria.map((one) => judgeCriterion(one, scope))} />);
  expect(textOf(html)).toContain('//a XPath is not supported.');
  expect(textOf(html)).toContain('( is not a regular expression.');
});
