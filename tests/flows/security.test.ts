import { expect, it } from 'vitest';
import { openPacked, packFlow } from '../../plugins/flows/core/play/packFlow';
import { checkFlows } from '../../plugins/flows/core/rules/checkFlows';
import { createRun } from '../../plugins/flows/core/run/runWorkflow';
import type { HttpRequest } from '../../plugins/flows/core/run/types';
import type { FlowOperation, FlowScheme, FoundSources } from '../../plugins/flows/core/types';
import { read, SOURCES } from './helpers';

const SCHEMES: Array<[string, FlowScheme]> = [
  ['user', { type: 'http', scheme: 'basic' }],
  ['token', { type: 'http', scheme: 'Bearer' }],
  ['key', { type: 'apiKey', in: 'query', name: 'api_key' }],
  ['login', { type: 'oauth2' }],
  ['digest', { type: 'http', scheme: 'digest' }],
];

const KEY = { name: 'api_key', in: 'query', required: true } as const;
const withSchemes = (operation: FlowOperation): FlowOperation => ({
  ...operation,
  parameters: [...operation.parameters, KEY],
  schemes: new Map(SCHEMES),
});
const OPERATIONS = (SOURCES.get('pets')?.operations ?? []).map(withSchemes);
const FOUND: FoundSources = new Map([['pets', { operations: OPERATIONS }]]);

const flow = (security: string, step = 'operationId: listPets') => `workflows:
  - workflowId: list
    inputs: { type: object, properties: { secret: { type: string } } }
    x-security: [{ schemeName: login, values: { accessToken: of-the-workflow } }]
    steps:
      - stepId: list
        ${step}
        x-security: ${security}
`;

async function sent(text: string): Promise<HttpRequest | undefined> {
  const { document, problems } = read(text);
  const [workflow] = document?.workflows ?? [];
  if (!document || !workflow) throw new Error(problems.map(({ message }) => message).join());
  const requests: HttpRequest[] = [];
  const run = createRun({
    send: (request) => {
      requests.push(request);
      return Promise.resolve({ status: 200, headers: {}, body: '' });
    },
    wait: () => Promise.resolve(),
  });
  const done = await run(document, FOUND, workflow, { secret: 's/é' });
  expect(done.steps[0]?.problems).toEqual([]);
  return requests[0];
}

it.each([
  ['{ schemeName: token, values: { token: $inputs.secret } }', 'Bearer s/é'],
  ['{ schemeName: login, values: { accessToken: "{$inputs.secret}!" } }', 'Bearer s/é!'],
  [
    '{ schemeName: user, values: { username: Mia, password: $inputs.secret } }',
    `Basic ${Buffer.from('Mia:s/é').toString('base64')}`,
  ],
  ['{ scheme: { type: http, scheme: bearer }, values: { token: t } }', 'Bearer t'],
])('%s is sent', async (security, header) => {
  expect((await sent(flow(`[${security}]`)))?.headers.authorization).toBe(header);
});

it('a key is sent where the document says, and a step without credentials of its own has those of its workflow', async () => {
  expect((await sent(flow('[{ schemeName: key, values: { apiKey: a&b } }]')))?.url).toBe(
    'https://pets.example.com/pets?api_key=a%26b',
  );
  const usual = flow('[]').replace(/ {8}x-security.*\n/, '');
  expect((await sent(usual))?.headers.authorization).toBe('Bearer of-the-workflow');
});

it.each([
  [
    '[{ schemeName: tokn, values: {} }]',
    ['8:36 flow-security The document has no security scheme `tokn`. Did you mean `token`?'],
  ],
  [
    '[{ schemeName: user, values: { username: a } }]',
    ['8:36 flow-security These credentials need `password`. Write it below `values`.'],
  ],
  ['[{ schemeName: digest, values: {} }]', ['8:36 flow-security Credentials of the kind `digest` cannot be sent.']],
  [
    '[{ schemeName: key, values: { apiKey: $steps.no.outputs.key } }]',
    ['8:59 flow-expression The workflow `list` has no step `no`.'],
  ],
  [
    '[{ values: {} }]',
    [
      '8:22 flow-shape An entry of `x-security` has a scheme and values. Write `schemeName` or `scheme`, and its `values`.',
    ],
  ],
  ['[{ schemeName: key, values: { apiKey: a } }]', []],
])('%s is judged', (security, expected) => {
  const text = flow(security);
  const found = read(text);
  const head = 4;
  const all = [...found.problems, ...checkFlows(found, FOUND)].filter(({ rule }) => rule !== 'flow-parameter');
  expect(
    all.map(({ line, column, rule, message, hint }) =>
      [`${line - head}:${column}`, rule, message, hint].filter(Boolean).join(' '),
    ),
  ).toEqual(expected);
});

it('a step that runs a workflow has none of the credentials, which may come from what it returns', () => {
  const found = read(`workflows:
  - workflowId: list
    x-security: [{ schemeName: token, values: { token: $steps.login.outputs.token } }]
    steps:
      - { stepId: login, workflowId: login, outputs: { token: $outputs.token } }
      - { stepId: list, operationId: listPets, parameters: [{ name: api_key, in: query, value: a }] }
  - workflowId: login
    steps: [{ stepId: login, operationId: listPets, parameters: [{ name: api_key, in: query, value: a }], outputs: { token: $response.body#/token } }]
    outputs: { token: $steps.login.outputs.token }
`);
  const problems = [...found.problems, ...checkFlows(found, FOUND)];
  expect(problems.map(({ message }) => message)).toEqual([]);
  expect(found.document?.workflows[0]?.steps.map(({ security }) => security.length)).toEqual([0, 1]);
});

it('a call that requires a key has it from its credentials', () => {
  const found = read(flow('[{ schemeName: key, values: { apiKey: a } }]'));
  expect(checkFlows(found, FOUND)).toEqual([]);
});

it('a page that plays a flow knows how its credentials are sent', async () => {
  const { document } = read(flow('[{ schemeName: user, values: { username: Mia, password: $inputs.secret } }]'));
  const [workflow] = document?.workflows ?? [];
  if (!document || !workflow) throw new Error('no workflow');
  const packed = packFlow({ document, sources: FOUND, workflow });
  const opened = packed && openPacked(packed);
  if (!opened) throw new Error('not packed');
  const requests: HttpRequest[] = [];
  const run = createRun({
    send: (request) => {
      requests.push(request);
      return Promise.resolve({ status: 200, headers: {}, body: '' });
    },
    wait: () => Promise.resolve(),
  });
  const done = await run(opened.document, opened.sources, opened.workflow, { secret: 's' });
  expect(done.steps[0]?.problems).toEqual([]);
  expect(requests[0]?.headers.authorization).toBe('Basic TWlhOnM=');
});
