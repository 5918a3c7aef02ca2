import { parseFile } from '../../plugins/document/core/parse/parseFile';
import { explainProblem } from '../../plugins/flows/core/problems';
import { readFlows } from '../../plugins/flows/core/read/readFlows';
import { checkFlows } from '../../plugins/flows/core/rules/checkFlows';
import { createRun } from '../../plugins/flows/core/run/runWorkflow';
import type { HttpAnswer, HttpRequest } from '../../plugins/flows/core/run/types';
import type { FlowOperation, FoundSources } from '../../plugins/flows/core/types';

const HEAD = `arazzo: 1.1.0
info: { title: Pets, version: 1.0.0 }
sourceDescriptions:
  - { name: pets, url: ./pets.yaml, type: openapi }
`;

function operation(
  id: string,
  method: string,
  path: string,
  parameters: FlowOperation['parameters'] = [],
): FlowOperation {
  const contentTypes = method === 'POST' ? ['application/json'] : [];
  return {
    id,
    method,
    path,
    server: 'https://pets.example.com',
    parameters,
    contentTypes,
    statuses: ['2XX', '404', '503'],
  };
}

const ID = { name: 'id', in: 'path', required: true } as const;

export const SOURCES: FoundSources = new Map([
  [
    'pets',
    {
      operations: [
        operation('listPets', 'GET', '/pets', [{ name: 'limit', in: 'query', required: false }]),
        operation('addPet', 'POST', '/pets'),
        operation('getPet', 'GET', '/pets/{id}', [ID]),
      ],
    },
  ],
]);

/** Reads workflows; `text`: what follows the head of the document. */
export function read(text: string, head = HEAD) {
  return readFlows(parseFile('/flows/pets.arazzo.yaml', 'pets.arazzo.yaml', new TextEncoder().encode(head + text)));
}

/** `line:column rule message hint`, lines counted from the beginning of `text`. */
export function check(text: string, head = HEAD): string[] {
  const found = read(text, head);
  return [...found.problems, ...checkFlows(found, SOURCES)].map(({ line, column, rule, message, hint, severity }) =>
    [
      `${line - head.split('\n').length + 1}:${column}`,
      severity === 'warning' ? 'warning' : '',
      rule,
      message,
      hint ?? '',
    ]
      .filter(Boolean)
      .join(' '),
  );
}

/** Runs a workflow, the first one by default, against answers in their order. */
export async function run(text: string, answers: Array<Partial<HttpAnswer>>, inputs = {}, id?: string) {
  const { document, problems } = read(text);
  if (!document) throw new Error(problems.map(({ message }) => message).join('\n'));
  const sent: HttpRequest[] = [];
  const waits: number[] = [];
  const start = createRun({
    send: (request) => {
      const answer = answers[sent.length];
      sent.push(request);
      if (!answer) return Promise.reject(new Error('The server does not answer.'));
      return Promise.resolve({ status: 200, headers: { 'content-type': 'application/json' }, body: '{}', ...answer });
    },
    wait: (seconds) => {
      waits.push(seconds);
      return Promise.resolve();
    },
  });
  const workflow = document.workflows.find((one) => id === undefined || one.id === id);
  if (!workflow) throw new Error(`no workflow ${id}`);
  const done = await start(document, SOURCES, workflow, inputs);
  const steps = done.steps.map(
    ({ step, passed, isRetried }) => `${step.id} ${passed ? 'passed' : isRetried ? 'retried' : 'failed'}`,
  );
  const reasons = done.steps.flatMap((one) => [
    ...one.judgements.flatMap(({ reason }) => reason ?? []),
    ...one.problems.map(explainProblem),
  ]);
  return { run: done, steps, reasons, sent, waits };
}
