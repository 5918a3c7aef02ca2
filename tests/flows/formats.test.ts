import { describe, expect, it } from 'vitest';
import { readArguments } from '../../plugins/flows/cli/arguments';
import { formatFlows } from '../../plugins/flows/core/report/formats';
import { listProblems } from '../../plugins/flows/core/report/listProblems';
import { read, run } from './helpers';

const TEXT = `
workflows:
  - workflowId: outer
    steps:
      - { stepId: list, operationId: listPets, outputs: { first: $response.body#/0 } }
      - { stepId: child, workflowId: inner }
  - workflowId: inner
    steps:
      - stepId: get
        operationId: getPet
        parameters: [{ name: id, in: path, value: 7 }, { name: token, in: query, value: hidden }]
        successCriteria: [{ condition: $response.body#/name == 'Rex' }]
`;

async function fail() {
  const { document } = read(TEXT);
  const { run: done } = await run(TEXT, [{ body: '[1]' }, { body: '{"name":"Tom"}' }]);
  if (!document) throw new Error('no document');
  return { results: [{ document, run: done }], done };
}

describe('the verdict on a workflow', () => {
  it('names the criterion that failed, in whichever workflow, with its place and both values', async () => {
    const { done } = await fail();
    expect(listProblems(done)).toEqual([
      {
        file: 'pets.arazzo.yaml',
        line: 16,
        column: 40,
        rule: 'flow-run',
        severity: 'error',
        message: '`get`: `$response.body#/name` is `"Tom"`, not `\'Rex\'`.',
      },
    ]);
  });

  it('lists the steps as text, without queries, which may hold secrets', async () => {
    const { results } = await fail();
    expect(formatFlows('text', results, []).split('\n').slice(0, 6)).toEqual([
      'Pets: outer',
      '  ✓ list  GET /pets → 200',
      '  ✗ child',
      '    ✗ get  GET /pets/7 → 200',
      '      `$response.body#/name` is `"Tom"`, not `\'Rex\'`.',
      '    `inner` has failed.',
    ]);
    expect(formatFlows('text', results, [])).toMatch(/0 of 1 workflows have passed\.$/);
    expect(formatFlows('text', results, [])).not.toContain('hidden');
  });

  it('is for tools, too', async () => {
    const { results } = await fail();
    const json = JSON.parse(formatFlows('json', results, [])) as {
      workflows: Array<Record<string, unknown>>;
      problems: unknown[];
    };
    expect(json.workflows[0]).toMatchObject({
      workflow: 'outer',
      passed: false,
      steps: [{ step: 'list', outputs: { first: 1 } }, { step: 'child' }],
    });
    expect(json.problems).toHaveLength(1);
    expect(formatFlows('github', results, [])).toMatch(
      /^::error file=pets\.arazzo\.yaml,line=16,col=40,title=flow-run::`get`: /,
    );
    expect(formatFlows('sarif', results, [])).toContain('"ruleId": "flow-run"');
    expect(formatFlows('markdown', results, []).split('\n')).toContain('| ❌ | `outer` | 2 | `child` |');
  });
});

const ROUND = `workflows:
  - workflowId: round
    steps:
      - stepId: list
        operationId: listPets
        onSuccess: [{ name: again, type: goto, stepId: list }]
`;

it('steps that go in circles are shown from both ends', async () => {
  const round = await run(
    ROUND,
    Array.from({ length: 2000 }, () => ({})),
  );
  const { document } = read(ROUND);
  if (!document) throw new Error('no document');
  const lines = formatFlows('text', [{ document, run: round.run }], []).split('\n');
  expect(lines.filter((line) => line.includes('✓ list'))).toHaveLength(12);
  expect(lines).toContain('  … 1988 more …');
  expect(lines).toContain('  ✗ More than 2000 steps have run: this workflow goes in circles.');
});

describe('the command line', () => {
  it.each([
    [['nope.yaml'], 'File not found: `nope.yaml`.'],
    [
      ['--server', 'example.com'],
      '`--server` is an address that begins with `http://` or `https://`, not `example.com`.',
    ],
    [['--input', 'a'], '`--input` is `<name>=<value>`, not `a`.'],
    [['--format', 'xml'], '`--format` is text, json, github, sarif, markdown, not `xml`.'],
    [['--server', 'http://a', '--backend', 'b.ts'], '`--backend` is for the sandbox, not for `--server`.'],
    [['tests/flows'], 'The folder `tests/flows` has no file `*.arazzo.yaml` or `*.arazzo.json`.'],
  ])('%j is refused', (args, message) => {
    expect(() => readArguments(args, process.cwd())).toThrow(message);
  });

  it('reads servers for all documents or for one, and values with equals signs', () => {
    const request = readArguments(
      [
        'openapi/flows',
        '--server',
        'http://a/',
        '--server',
        'pets=http://b',
        '--input',
        'q=a=b',
        '--workflow',
        'login',
      ],
      process.cwd(),
    );
    expect(request).toMatchObject({
      servers: new Map([
        ['', 'http://a'],
        ['pets', 'http://b'],
      ]),
      inputs: new Map([['q', 'a=b']]),
      workflows: ['login'],
    });
    expect(request?.files.length).toBeGreaterThan(7);
  });
});
