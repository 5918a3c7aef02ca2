import { expect, it } from 'vitest';
import { explainProblem } from '../../plugins/flows/core/problems';
import { run } from './helpers';

const json = (value: unknown) => ({ body: JSON.stringify(value) });

it('fills parameters and bodies from inputs and from outputs of steps before, and returns outputs', async () => {
  const { run: done, sent } = await run(
    `
workflows:
  - workflowId: adopt
    inputs: { type: object, required: [name], properties: { name: { type: string }, tag: { default: new } } }
    parameters: [{ name: X-Game, in: header, value: demo }]
    steps:
      - stepId: add
        operationId: addPet
        requestBody:
          payload: { name: $inputs.name, tags: [a, b], age: 1 }
          replacements: [{ target: /tags/1, value: $inputs.tag }, { target: /age, value: 4 }]
        outputs: { id: $response.body#/id }
      - stepId: get
        operationPath: '{$sourceDescriptions.pets.url}#/paths/~1pets~1{id}/get'
        parameters: [{ name: id, in: path, value: $steps.add.outputs.id }]
        outputs: { name: $response.body#/name }
    outputs: { name: $steps.get.outputs.name, tag: $inputs.tag }
`,
    [json({ id: 'a b' }), json({ name: 'Rex' })],
    { name: 'Rex' },
  );
  expect(done.passed).toBe(true);
  expect(done.outputs).toEqual({ name: 'Rex', tag: 'new' });
  expect(sent).toEqual([
    {
      method: 'POST',
      url: 'https://pets.example.com/pets',
      headers: { 'content-type': 'application/json', 'x-game': 'demo' },
      body: '{"name":"Rex","tags":["a","new"],"age":4}',
    },
    { method: 'GET', url: 'https://pets.example.com/pets/a%20b', headers: { 'x-game': 'demo' } },
  ]);
});

it('replaces fields of a form that is written as a text', async () => {
  const { sent } = await run(
    `
workflows:
  - workflowId: add
    steps:
      - stepId: add
        operationId: addPet
        requestBody:
          contentType: application/x-www-form-urlencoded
          payload: name=Rex&age=3
          replacements: [{ target: /age, value: 4 }]
`,
    [{}],
  );
  expect(sent[0]?.body).toBe('name=Rex&age=4');
});

const RETRY = `
workflows:
  - workflowId: wait
    steps:
      - stepId: poll
        operationId: listPets
        successCriteria: [{ condition: $response.body#/ready == true }]
        onFailure:
          - { name: again, type: retry, retryAfter: 2, retryLimit: 2, criteria: [{ condition: $statusCode == 503 }] }
          - { name: giveUp, type: goto, stepId: last }
      - { stepId: never, operationId: listPets }
      - { stepId: last, operationId: listPets }
`;

it('tries a step again as often as an action allows, and after the seconds that the answer asks for', async () => {
  const busy = { status: 503, ...json({}) };
  const late = { ...busy, headers: { 'content-type': 'application/json', 'retry-after': '7' } };
  const once = await run(RETRY, [busy, json({ ready: true }), {}, {}]);
  expect([once.run.passed, once.steps, once.waits]).toEqual([
    true,
    ['poll retried', 'poll passed', 'never passed', 'last passed'],
    [2],
  ]);
  const often = await run(RETRY, [busy, late, busy, {}]);
  expect([often.run.passed, often.steps, often.waits]).toEqual([
    false,
    ['poll retried', 'poll retried', 'poll failed', 'last passed'],
    [2, 7],
  ]);
});

it('a step that fails without an action ends its workflow, and says why', async () => {
  const {
    run: done,
    steps,
    reasons,
  } = await run(
    `
workflows:
  - workflowId: list
    steps:
      - { stepId: first, operationId: listPets, successCriteria: [{ condition: $statusCode == 200 }] }
      - { stepId: second, operationId: listPets }
`,
    [{ status: 404 }],
  );
  expect([done.passed, steps, reasons]).toEqual([false, ['first failed'], ['`$statusCode` is `404`, not `200`.']]);
});

it('an answer that the document does not declare fails, and so does none at all', async () => {
  const text = '\nworkflows: [{ workflowId: list, steps: [{ stepId: a, operationId: listPets }] }]\n';
  expect((await run(text, [{ status: 500 }])).reasons).toEqual(['The document declares no answer 500.']);
  expect((await run(text, [])).reasons).toEqual(['The server does not answer.']);
});

it('goes to a step or ends after a success, by the first action whose criteria hold', async () => {
  const { run: done, steps } = await run(
    `
workflows:
  - workflowId: loop
    steps:
      - stepId: page
        operationId: listPets
        outputs: { next: $response.body#/next }
        onSuccess:
          - { name: more, type: goto, stepId: page, criteria: [{ condition: $response.body#/next != null }] }
          - { name: done, type: end }
      - { stepId: never, operationId: listPets }
`,
    [json({ next: 2 }), json({ next: 3 }), json({})],
  );
  expect([done.passed, steps]).toEqual([true, ['page passed', 'page passed', 'page passed']]);
});

const TWO = `
workflows:
  - workflowId: outer
    dependsOn: [before]
    steps:
      - stepId: child
        workflowId: inner
        parameters: [{ name: id, value: '{$workflows.before.outputs.id}' }]
        successCriteria: [{ condition: $statusCode == 200 }]
        outputs: { name: $outputs.name }
        onFailure: [{ name: else, type: goto, workflowId: before }]
    outputs: { name: $steps.child.outputs.name }
  - workflowId: inner
    inputs: { type: object, properties: { id: { type: integer } } }
    steps:
      - stepId: get
        operationId: getPet
        parameters: [{ name: id, in: path, value: $inputs.id }]
        outputs: { name: $response.body#/name }
    outputs: { name: $steps.get.outputs.name }
  - workflowId: before
    steps: [{ stepId: list, operationId: listPets, outputs: { id: $response.body#/0/id } }]
    outputs: { id: $steps.list.outputs.id }
`;

it('runs workflows that have to run before, and those that a step calls', async () => {
  const { run: done, sent } = await run(TWO, [json([{ id: 5 }]), json({ name: 'Rex' })]);
  expect([done.passed, done.outputs, done.before.map(({ workflow }) => workflow.id)]).toEqual([
    true,
    { name: 'Rex' },
    ['before'],
  ]);
  expect(sent.map(({ url }) => url)).toEqual(['https://pets.example.com/pets', 'https://pets.example.com/pets/5']);
});

it('a workflow fails with the one that it calls, and can go on with another', async () => {
  const { run: done, reasons } = await run(TWO, [json([{ id: 5 }]), { status: 500 }, json([])]);
  expect([done.passed, done.after?.workflow.id, reasons]).toEqual([
    false,
    'before',
    ['`$statusCode` is `500`, not `200`.', '`inner` has failed.'],
  ]);
});

it('reports an input that is missing, and runs nothing', async () => {
  const { run: done, sent } = await run(
    `
workflows:
  - workflowId: a
    inputs: { type: object, required: [name], properties: { name: {} } }
    steps: [{ stepId: list, operationId: listPets }]
`,
    [{}],
  );
  expect([done.passed, done.problems.map(explainProblem), sent.length]).toEqual([
    false,
    ['The input `name` is missing.'],
    0,
  ]);
});

it('stops what goes in circles', async () => {
  const { run: done } = await run(
    `
workflows:
  - workflowId: a
    steps: [{ stepId: list, operationId: listPets, onSuccess: [{ name: again, type: goto, stepId: list }] }]
`,
    Array.from({ length: 3000 }, () => ({})),
  );
  expect(done.problems.map(explainProblem)).toEqual(['More than 2000 steps have run: this workflow goes in circles.']);
});

it('ends workflows that run one another in circles', async () => {
  const steps = await run(
    `
workflows:
  - { workflowId: a, steps: [{ stepId: s, workflowId: b }] }
  - { workflowId: b, steps: [{ stepId: s, workflowId: a }] }
`,
    [],
  );
  expect(steps.run.passed).toBe(false);
  expect(steps.reasons).toEqual(['`b` has failed.']);
  const before = await run(
    `
workflows:
  - { workflowId: a, dependsOn: [b], steps: [{ stepId: s, operationId: listPets }] }
  - { workflowId: b, dependsOn: [a], steps: [{ stepId: s, operationId: listPets }] }
`,
    [],
  );
  expect(before.run.before[0]?.problems.map(explainProblem)).toEqual([
    '`a` has to run before, and waits for this workflow.',
  ]);
  expect(before.sent).toEqual([]);
});

it('finds no headers among the members of every object', async () => {
  const { steps } = await run(
    `
workflows:
  - workflowId: a
    steps:
      - stepId: s
        operationId: listPets
        successCriteria: [{ condition: $response.header.constructor == null }]
`,
    [{}],
  );
  expect(steps).toEqual(['s passed']);
});

it('says that an answer is nested too deep to be read', async () => {
  const { steps, reasons } = await run(
    `
workflows:
  - workflowId: list
    steps: [{ stepId: list, operationId: listPets }]
`,
    [{ body: `${'['.repeat(100_000)}${']'.repeat(100_000)}` }],
  );
  expect(steps).toEqual(['list failed']);
  expect(reasons).toEqual(['The answer is nested more than 100 levels deep, too deep to be read.']);
});
