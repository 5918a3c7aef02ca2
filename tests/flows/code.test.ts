import { spawnSync } from 'node:child_process';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { transformSync } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flowSamples } from '../../plugins/flows/core/code/flowSamples';
import { makeProgram } from '../../plugins/flows/core/code/makeProgram';
import { findOperation } from '../../plugins/flows/core/findOperation';
import { toOperations } from '../../plugins/flows/core/toOperations';
import type { FoundSources, Step, Workflow } from '../../plugins/flows/core/types';
import { readFlowFolder } from '../../plugins/flows/pages/readFlowFolder';
import { type ApiModel, DEFAULT_API_OPTIONS, openApi } from '../../plugins/openapi';
import { type LocalSandbox, prepareSandboxes } from '../../plugins/sandbox/openLocal';
import { makeWorkFolder } from '../samples/support/programs';
import { type Runner, runNode, runPython } from '../samples/support/runners';
import { read, SOURCES } from './helpers';

const ROOT = resolve(__dirname, '../..');
const TSC = join(ROOT, 'node_modules/typescript/lib/tsc.js');

function codeOf(workflow: Workflow, sources: FoundSources): Map<string, string> | undefined {
  const operationOf = ({ target }: Step) =>
    target.kind === 'operation' || target.kind === 'path' ? findOperation(target, sources)?.operation : undefined;
  const program = makeProgram(workflow, { operationOf, titleOf: ({ id }) => `The step ${id}` });
  return program && new Map(flowSamples(program).map(({ id, code }) => [id, code]));
}

describe('the flows of this site, as code', () => {
  let model: ApiModel;
  let flows: Array<{ id: string; code: ReadonlyMap<string, string> }>;
  let server: Server;
  let sandboxes: LocalSandbox[];

  beforeAll(async () => {
    model = await (await openApi({ siteDir: ROOT }, { ...DEFAULT_API_OPTIONS, spec: 'openapi/openapi.yaml' })()).read();
    flows = readFlowFolder(ROOT, 'openapi/flows', toOperations(model)).flatMap(({ document, sources }) =>
      document.workflows.map((workflow) => ({ id: workflow.id, code: codeOf(workflow, sources) ?? new Map() })),
    );
    const open = await prepareSandboxes(model, join(ROOT, 'src/backend/index.ts'));
    sandboxes = [];
    // Each program has a sandbox of its own: the first part of the path is its number.
    const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
      const [, number = '', rest = ''] = /^\/(\d+)(\/.*)$/.exec(incoming.url ?? '') ?? [];
      const sandbox = (sandboxes[Number(number)] ??= open());
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
      const headers = new Headers(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]));
      const request = new Request(`https://cloud.example.com${rest}`, {
        method: incoming.method ?? 'GET',
        headers,
        ...body,
      });
      const response = await sandbox.fetch(request);
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(Buffer.from(await response.arrayBuffer()));
    };
    server = createServer((incoming, outgoing) => void answer(incoming, outgoing)).listen(0);
  }, 60_000);
  afterAll(() => void server.close());

  async function runAll(run: Runner, codes: string[]): Promise<Array<string | undefined>> {
    const { port } = server.address() as AddressInfo;
    const folder = makeWorkFolder();
    sandboxes = [];
    try {
      const placed = codes.map((code, index) => {
        expect(code).toContain('https://cloud.example.com');
        return code.replaceAll('https://cloud.example.com', `http://localhost:${port}/${index}`);
      });
      return (await run(placed, folder)).map(({ error }) => error);
    } finally {
      folder.remove();
    }
  }

  const written = (id: string) => flows.map(({ code }) => code.get(id) ?? '');

  it('run in JavaScript against a sandbox', async () => {
    expect(flows.length).toBeGreaterThanOrEqual(8);
    expect(await runAll(runNode, written('fetch'))).toEqual(flows.map(() => undefined));
    expect(sandboxes).toHaveLength(flows.length);
  }, 60_000);

  it('run in TypeScript, too, and compile in the strictest way', async () => {
    const folder = makeWorkFolder();
    try {
      for (const { id, code } of flows) folder.write(`${id}.ts`, code.get('typescript') ?? '');
      const compilerOptions = {
        strict: true,
        noUncheckedIndexedAccess: true,
        noUnusedLocals: true,
        noEmit: true,
        target: 'es2022',
        module: 'esnext',
        lib: ['es2022', 'dom', 'dom.iterable'],
        types: [],
      };
      folder.write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['*.ts'] }));
      const { stdout } = spawnSync(process.execPath, [TSC, '-p', '.'], { cwd: folder.path, encoding: 'utf8' });
      expect(stdout).toBe('');
    } finally {
      folder.remove();
    }
    const compiled = written('typescript').map((code) => transformSync(code, { loader: 'ts' }).code);
    expect(await runAll(runNode, compiled)).toEqual(flows.map(() => undefined));
  }, 60_000);

  it('run in Python', async () => {
    expect(await runAll(runPython, written('python'))).toEqual(flows.map(() => undefined));
  }, 60_000);

  it('fail where a criterion fails, with the step and the answer', async () => {
    const [code = ''] = flows.flatMap(({ id, code: all }) => (id === 'redeem' ? (all.get('fetch') ?? '') : []));
    const [python = ''] = flows.flatMap(({ id, code: all }) => (id === 'redeem' ? (all.get('python') ?? '') : []));
    const wrong = (text: string) => text.replace('SUMMER-2026', 'ALL-GONE').replace('adfree', 'coins');
    expect(await runAll(runNode, [wrong(code)])).toEqual([
      expect.stringContaining('Error: usedUp: HTTP 200 {"code":10804'),
    ]);
    expect(await runAll(runPython, [wrong(python)])).toEqual([
      expect.stringContaining('usedUp: HTTP 200 {"code": 10804'),
    ]);
  }, 60_000);
});

describe('a flow as code', () => {
  const HEAD = `workflows:
  - workflowId: a
    inputs: { type: object, properties: { on: { type: boolean, default: true } } }
    steps:
`;
  const codesOf = (steps: string) => {
    const { document, problems } = read(HEAD + steps);
    const [workflow] = document?.workflows ?? [];
    if (!workflow) throw new Error(problems.map(({ message }) => message).join());
    return codeOf(workflow, SOURCES);
  };

  it('holds any text as a text, and in one line of a comment', () => {
    const codes = codesOf(`      - stepId: a
        operationId: getPet
        parameters:
          - { name: id, in: path, value: "x'\\"\${1}\`/\\n" }
          - { name: X-Note, in: header, value: "a{$inputs.b}c\`\${d}" }
        successCriteria:
          - { type: jsonpath, context: $response.body, condition: "$.a[?@ == 1 ||\\n@ == 2]" }
          - condition: $response.body#/name == '\`\${x}\\' && $statusCode < 300
        outputs: { __proto__: $response.header.ETag, 1st: $response.body#/0/a~1b }
`);
    const script = codes?.get('fetch') ?? '';
    expect(() => transformSync(script, { format: 'esm' })).not.toThrow();
    expect(script).toContain('// $response.body: $.a[?@ == 1 || @ == 2]');
    expect(script).toContain('`${BASE}/pets/');
    expect(script).toContain("aReply.body?.[0]?.['a/b']");
    expect(codes?.get('python')).toContain('"X-Note": "a" + to_text(at(inputs, "b"))');
  });

  it('does what the flow does: sends its types and values, compares as it does, and has a name for each thing', async () => {
    const sent: string[] = [];
    const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
      let body = '';
      for await (const chunk of incoming) body += String(chunk);
      sent.push([incoming.url, incoming.headers['content-type'], body.replace(/\s/g, '')].filter(Boolean).join(' '));
      outgoing.writeHead(200, { 'content-type': 'application/json', 'x-count': '5' });
      outgoing.end('{ "state": "DONE", "flag": true, "one": 1, "list": [], "word": "a1" }');
    };
    const server = createServer((incoming, outgoing) => void answer(incoming, outgoing)).listen(0);
    const codes = codesOf(`      - stepId: get
        operationId: addPet
        parameters: [{ name: limit, in: query, value: $inputs.on }]
        requestBody: { contentType: application/merge-patch+json, payload: { on: $inputs.on } }
        successCriteria:
          - condition: $response.header.X-Count == 5 && $response.header.X-Count != '6'
          - condition: $response.header.X-Count > 4 && $response.header.X-Count < '10'
          - condition: $response.body#/state == 'Done' && !($response.body#/state < 'done')
          - condition: $response.body#/list && $response.body#/flag == true && $response.body#/one == 1
          - condition: $response.body#/no == null && !($response.body#/no >= 0)
          - { type: regex, context: $response.body#/flag, condition: ^true }
        outputs: { count: $response.header.X-Count }
      - stepId: getReply
        operationId: getPet
        parameters: [{ name: id, in: path, value: "a{$inputs.on}" }]
        successCriteria: [{ condition: $steps.get.outputs.count == 5 }]
        outputs: { word: $response.body#/word }
`);
    const { port } = server.address() as AddressInfo;
    const placed = (id: string) =>
      (codes?.get(id) ?? '').replace('https://pets.example.com', `http://localhost:${port}`);
    const folder = makeWorkFolder();
    try {
      const script = await runNode([placed('fetch')], folder);
      const python = await runPython([placed('python')], folder);
      expect([...script, ...python].map(({ error }) => error)).toEqual([undefined, undefined]);
    } finally {
      folder.remove();
      server.close();
    }
    const expected = ['/pets?limit=true application/merge-patch+json {"on":true}', '/pets/atrue'];
    expect(sent).toEqual([...expected, ...expected]);
  }, 60_000);

  it.each([
    ['kept', 'step', 're'],
    ['call', 'call-step', 'order'],
  ])('has names of their own for steps whose names are taken: %s, %s and %s', async (first, second, third) => {
    const again = `onFailure: [{ name: again, type: retry, retryLimit: 1 }]`;
    const codes = codesOf(`      - { stepId: ${first}, operationId: listPets, outputs: { a: $statusCode }, ${again} }
      - { stepId: ${second}, operationId: listPets, outputs: { a: $statusCode } }
      - { stepId: ${third}, operationId: listPets, outputs: { a: $statusCode } }
`);
    expect(() => transformSync(codes?.get('fetch') ?? '', { format: 'esm' })).not.toThrow();
    const names = [...(codes?.get('python') ?? '').matchAll(/^def (\w+)/gm)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(codes?.get('python')).not.toMatch(/^def (kept|step|re)\b/m);
  });

  it('counts the retries of each action anew when a step is reached again', () => {
    const codes = codesOf(`      - stepId: poll
        operationId: listPets
        onFailure:
          - { name: one, type: retry, retryLimit: 1, criteria: [{ condition: $statusCode == 503 }] }
          - { name: two, type: retry, retryLimit: 2 }
      - stepId: last
        operationId: listPets
        onFailure: [{ name: back, type: goto, stepId: poll }]
`);
    expect(codes?.get('fetch')).toContain("const retries = { 'poll 1': 0, 'poll 2': 0 };");
    expect(codes?.get('fetch')).toContain("    retries['poll 1'] = 0;\n    retries['poll 2'] = 0;\n    return 'last';");
    expect(codes?.get('python')).toContain('    retries["poll 2"] = 0\n    return last\n');
  });

  it.each([
    ['a workflow in a step', '{ stepId: a, workflowId: b }'],
    ['a call that is not there', '{ stepId: a, operationId: nothing }'],
    ['the request', '{ stepId: a, operationId: listPets, outputs: { a: $request.header.X } }'],
    [
      'a form',
      '{ stepId: a, operationId: addPet, requestBody: { contentType: multipart/form-data, payload: { a: 1 } } }',
    ],
    [
      'an action with a condition that no language has words for',
      '{ stepId: a, operationId: listPets, onSuccess: [{ name: b, type: goto, stepId: a, criteria: [{ type: jsonpath, context: $response.body, condition: "$[?@.a]" }] }] }',
    ],
    [
      'a retry with one',
      '{ stepId: a, operationId: listPets, onFailure: [{ name: b, type: retry, criteria: [{ type: jsonpath, context: $response.body, condition: "$[?@.a]" }] }] }',
    ],
    [
      'steps with almost the same id',
      '{ stepId: a-b, operationId: listPets }\n      - { stepId: aB, operationId: listPets }',
    ],
  ])('has no form for %s', (_, step) => {
    expect(codesOf(`      - ${step}\n`)).toBeUndefined();
  });
});
