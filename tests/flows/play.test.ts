import { expect, it } from 'vitest';
import { createPlay, type Exchanged } from '../../plugins/flows/browser/createPlay';
import { readFlowFiles } from '../../plugins/flows/core/folder/readFlowFiles';
import { listInputFields, readInputs } from '../../plugins/flows/core/play/inputFields';
import { listOtherServers } from '../../plugins/flows/core/play/listOtherServers';
import { listUses } from '../../plugins/flows/core/play/listUses';
import { openPacked, packFlow } from '../../plugins/flows/core/play/packFlow';
import { printRequest } from '../../plugins/flows/core/play/printMessages';
import { read, SOURCES } from './helpers';

const ADOPT = `
workflows:
  - workflowId: adopt
    inputs:
      type: object
      required: [name]
      properties:
        name: { type: string, examples: [Rex] }
        age: { type: integer, default: 3 }
        kind: { enum: [dog, cat] }
        tags: { type: array, default: [a] }
        key: { type: string, format: password }
    steps:
      - stepId: add
        description: Adds it.
        operationId: addPet
        requestBody: { payload: { name: $inputs.name, source: { file: a.ts, line: 3 } } }
        successCriteria: [{ condition: $statusCode == 201 }]
        onFailure: [{ name: again, type: retry, retryLimit: 1 }, { name: other, type: goto, workflowId: look }]
        outputs: { id: $response.body#/id, id2: $response.body#/id }
      - stepId: get
        operationId: getPet
        parameters: [{ name: id, in: path, value: $steps.add.outputs.id }]
        outputs: { name: $response.body#/name }
    outputs: { id: $steps.add.outputs.id, name: '{$steps.get.outputs.name}!' }
  - workflowId: look
    steps: [{ stepId: list, operationId: listPets }]
  - workflowId: unused
    steps: [{ stepId: list, operationId: listPets }]
`;

function open() {
  const { document } = read(ADOPT);
  const [workflow] = document?.workflows ?? [];
  if (!document || !workflow) throw new Error('no workflow');
  return { document, workflow, sources: SOURCES };
}

const answers = (...list: Array<[number, object]>) => {
  const sent: string[] = [];
  const exchange = (request: { method: string; url: string; body?: unknown }): Promise<Exchanged> => {
    const [status, body] = list[sent.length] ?? [500, {}];
    sent.push(`${request.method} ${request.url.replace('https://pets.example.com', '')} ${String(request.body ?? '')}`);
    const answer = { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    return Promise.resolve({ answer, milliseconds: 1 });
  };
  return { sent, exchange };
};

function play(...list: Array<[number, object]>) {
  const { sent, exchange } = answers(...list);
  return { sent, played: createPlay(open(), { name: 'Rex', age: '4' }, exchange) };
}

it('a page gets the workflow, those that it leads to, and their calls, without places in files', () => {
  const packed = packFlow(open());
  const [own] = packed?.documents ?? [];
  expect(own?.document.workflows.map(({ id }) => id)).toEqual(['adopt', 'look']);
  expect(own?.operations.pets?.map(({ id }) => id)).toEqual(['addPet', 'getPet', 'listPets']);
  const text = JSON.stringify(packed);
  expect(text).not.toContain('pets.arazzo.yaml');
  expect(text).not.toContain('Adds it.');
  expect(packed && openPacked(packed)?.workflow.steps[0]?.body?.payload).toEqual({
    name: '$inputs.name',
    source: { file: 'a.ts', line: 3 },
  });
});

it('inputs are fields of their type, and begin with their default or example', () => {
  const { workflow } = open();
  expect(listInputFields(workflow).map(({ name, kind, initial }) => `${name} ${kind} ${initial}`)).toEqual([
    'name text Rex',
    'age number 3',
    'kind choice ',
    'tags json [\n  "a"\n]',
    'key secret ',
  ]);
  expect(readInputs(workflow, { name: '7', age: '7', kind: 'cat', tags: '["b"]', key: '' })).toEqual({
    name: '7',
    age: 7,
    kind: 'cat',
    tags: ['b'],
  });
});

it('inputs are read as one of their types, and as the value that was chosen', () => {
  const { document } = read(`workflows:
  - workflowId: adopt
    inputs:
      type: object
      properties:
        phone: { type: [string, 'null'] }
        either: { type: [string, integer] }
        kind: { enum: [null, a, 1] }
        flag: { type: [boolean, 'null'], default: null }
        count: { type: [integer, 'null'] }
        pin: { format: password }
    steps: [{ stepId: list, operationId: listPets }]
`);
  const [workflow] = document?.workflows ?? [];
  if (!workflow) throw new Error('no workflow');
  expect(listInputFields(workflow).map(({ name, kind, choices }) => [name, kind, ...choices].join(' '))).toEqual([
    ...[
      'phone text',
      'either text',
      'kind choice null a 1',
      'flag choice true false null',
      'count number',
      'pin secret',
    ],
  ]);
  const texts = { phone: '8613800000000', either: 'true', kind: 'null', flag: 'null', count: '4', pin: '0123' };
  expect(readInputs(workflow, texts)).toEqual({ ...texts, kind: null, flag: null, count: 4 });
  expect(readInputs(workflow, { either: '7', kind: '1', flag: 'true' })).toEqual({ either: 7, kind: 1, flag: true });
});

it('an output knows where it is used, and not where another one is whose name begins alike', () => {
  const { workflow } = open();
  const uses = (step: number, name: string) => {
    const found = workflow.steps[step];
    const { steps, outputs } = found ? listUses(workflow, found, name) : { steps: [], outputs: [] };
    return [...steps.map(({ id }) => id), ...outputs.map((one) => one.name)];
  };
  expect(uses(0, 'id')).toEqual(['get', 'id']);
  expect(uses(0, 'id2')).toEqual([]);
  expect(uses(1, 'name')).toEqual(['name']);
});

it('a request is printed as it is sent, without the server, which readers choose', () => {
  const request = {
    method: 'POST',
    url: 'https://pets.example.com/pets?a=1',
    headers: { 'x-a': 'b' },
    body: '{"a":1}',
  };
  expect(printRequest(request, 'https://pets.example.com')).toBe('POST /pets?a=1\nx-a: b\n\n{\n  "a": 1\n}');
});

it('all steps run, with what the reader has typed', async () => {
  const { played, sent } = play([201, { id: 1 }], [200, { name: 'Rex' }]);
  await played.play(false);
  const { phase, result, runs } = played.get();
  expect([phase, result?.passed, result?.outputs]).toEqual(['ended', true, { id: 1, name: 'Rex!' }]);
  expect(sent).toEqual(['POST /pets {"name":"Rex","source":{"file":"a.ts","line":3}}', 'GET /pets/1 ']);
  expect(runs[0] && played.exchangeOf(runs[0])?.milliseconds).toBe(1);
});

it('step by step, the player waits before each attempt, and goes on with all when asked', async () => {
  const { played, sent } = play([500, {}], [201, { id: 1 }], [200, { name: 'Rex' }]);
  const finished = played.play(true);
  const paused = (step: string) =>
    expect.poll(() => `${played.get().phase} ${played.get().step?.id}`).toBe(`paused ${step}`);
  await paused('add');
  expect(played.get().runs.map(({ isRetried, action }) => [isRetried, action?.name])).toEqual([[true, 'again']]);
  await played.play(true);
  await paused('get');
  expect(sent).toHaveLength(2);
  await played.play(false);
  await finished;
  expect(played.get().result?.passed).toBe(true);
});

it('a criterion that fails says what it compared, and what follows is known', async () => {
  const { played } = play([500, {}], [500, {}], [200, []]);
  await played.play(false);
  const { result, runs } = played.get();
  expect(runs.map(({ action }) => action?.name)).toEqual(['again', 'other']);
  expect(runs[1]?.judgements[0]?.cause).toEqual({
    kind: 'compared',
    text: '$statusCode',
    value: 500,
    operator: '==',
    expected: { text: '201', value: 201, isLiteral: true },
  });
  expect([result?.passed, result?.after?.workflow.id]).toEqual([false, 'look']);
});

it('nothing runs without a required input, nothing goes on after a stop, and a reader can start again', async () => {
  const { played, sent } = play([201, { id: 1 }], [201, { id: 2 }], [200, { name: 'Rex' }]);
  played.type('name', '');
  await played.play(false);
  expect([played.get().missing, sent]).toEqual([['name'], []]);
  played.type('name', 'Max');
  expect(played.get().missing).toEqual([]);
  const finished = played.play(true);
  await expect.poll(() => played.get().phase).toBe('paused');
  played.stop();
  await finished;
  expect([played.get().phase, sent.length]).toEqual(['stopped', 1]);
  played.reset();
  expect([played.get().phase, played.get().runs, played.get().texts.name]).toEqual(['ready', [], 'Max']);
  await played.play(false);
  expect(played.get().result?.outputs.id).toBe(2);
});

const head = (sources: string) => `arazzo: 1.1.0
info: { title: Pets, version: 1.0.0 }
sourceDescriptions: [${sources}]
workflows:
`;
const PETS = '{ name: constructor, url: ./pets.yaml, type: openapi }';

function openFolder(own: string, other: string) {
  const files = Object.entries({ a: own, other }).map(([name, text]) => {
    const file = `${name}.arazzo.yaml`;
    return { path: `/f/${file}`, name: file, bytes: new TextEncoder().encode(text) };
  });
  const { flows, problems } = readFlowFiles(files, SOURCES.get('pets')?.operations);
  const { document, sources } = flows[0] ?? {};
  const [workflow] = document?.workflows ?? [];
  if (!document || !sources || !workflow) throw new Error(problems.map(({ message }) => message).join());
  return { problems: problems.map(({ message }) => message), packed: packFlow({ document, sources, workflow }) };
}

it('a workflow of another document of the folder is played, with the calls that it knows by its own names', async () => {
  const { problems, packed } = openFolder(
    head('{ name: other, url: ./other.arazzo.yaml, type: arazzo }') +
      '  - { workflowId: main, steps: [{ stepId: a, workflowId: $sourceDescriptions.other.login }] }',
    head(`${PETS}, { name: back, url: a.arazzo.yaml, type: arazzo }`) +
      '  - { workflowId: login, steps: [{ stepId: l, operationId: $sourceDescriptions.constructor.listPets }] }',
  );
  expect(problems).toEqual([]);
  const flow = packed && openPacked(packed);
  if (!flow) throw new Error('not packed');
  const { sent, exchange } = answers([200, []]);
  const played = createPlay(flow, {}, exchange);
  await played.play(false);
  const { result, runs } = played.get();
  expect([result?.passed, sent]).toEqual([true, ['GET /pets ']]);
  const [inner] = runs[0]?.child?.steps ?? [];
  expect(inner && played.operationOf(inner)?.id).toBe('listPets');
});

it('a workflow that leads out of the folder has no player; one that is not in a document of the folder is a mistake', () => {
  const main = (url: string) =>
    head(`{ name: other, url: ${url}, type: arazzo }`) +
    '  - { workflowId: main, steps: [{ stepId: a, workflowId: $sourceDescriptions.other.logIn }] }';
  const other = `${head(PETS)}  - { workflowId: login, steps: [{ stepId: l, operationId: listPets }] }`;
  expect(openFolder(main('../other.arazzo.yaml'), other)).toEqual({ problems: [], packed: undefined });
  expect(openFolder(main('other.arazzo.yaml'), other).problems).toEqual(['There is no workflow `logIn`.']);
});

it('nothing goes on after the reader has left the page, and what waits for the reader still waits', async () => {
  const { played, sent } = play([201, { id: 1 }], [200, { name: 'Rex' }]);
  const finished = played.play(true);
  await expect.poll(() => played.get().phase).toBe('paused');
  played.leave();
  expect(played.get().phase).toBe('paused');
  void played.play(false);
  played.leave();
  await finished;
  expect(played.get().phase).toBe('stopped');
  expect(sent.length).toBeLessThan(3);
});

it('servers are known that a flow sends requests to beside those of calls', () => {
  const request = (url: string) => `{ stepId: '${url}', x-operation: { method: get, url: '${url}' } }`;
  const urls = ['https://a.example.com/x?y=1', 'https://a.example.com', 'https://{$inputs.host}/x', '{$inputs.url}'];
  const { document } = read(`
workflows:
  - workflowId: main
    steps: [{ stepId: call, operationId: listPets }, ${urls.map(request).join(', ')}]
`);
  const [workflow] = document?.workflows ?? [];
  expect(document && workflow && listOtherServers({ document, workflow, sources: SOURCES })).toEqual([
    'https://a.example.com',
    'https://{$inputs.host}/x',
    '{$inputs.url}',
  ]);
});
