import type { ApiModel } from '../../openapi';
import { UsageError } from '../../shared/commandLine';
import type { Problem } from '../../shared/problem';
import { didYouMean } from '../../shared/suggest';
import type { Value, Values } from '../core/expressions/evaluate';
import { exampleOf, valueOfText } from '../core/inputValues';
import { type FlowResult, formatFlows } from '../core/report/formats';
import { createRun } from '../core/run/runWorkflow';
import type { FlowOperation, FoundSources, Workflow } from '../core/types';
import { createFlowOpener, type FlowOpener, type OpenedFlows } from '../read/openFlows';
import type { FlowsRequest } from './arguments';
import { createServerTarget, type FlowTarget, prepareTargets } from './targets';

export async function runFlows(request: FlowsRequest, cwd: string): Promise<void> {
  const { results, problems } = await collectResults(request, cwd);
  console.log(formatFlows(request.format, results, problems));
  const isWrong = problems.some(({ severity }) => severity === 'error') || results.some(({ run }) => !run.passed);
  process.exitCode = isWrong ? 1 : 0;
}

/** Throws `UsageError` or `Refusal`. */
export async function collectResults(
  request: FlowsRequest,
  cwd: string,
): Promise<{ results: FlowResult[]; problems: Problem[] }> {
  const opener = createFlowOpener(cwd);
  const opened: OpenedFlows[] = [];
  for (const file of request.files) opened.push(await opener.open(file));
  const problems = opened.flatMap((one) => one.problems);
  requireWorkflows(request, opened);
  requireSources(request, opened);
  requireInputs(request, opened);
  if (request.onlyChecks) return { results: [], problems };
  // Before the first step: a backend that does not fit is refused.
  const openTarget =
    request.servers.size === 0
      ? await prepareTargets(modelsOf(opened, opener), opener.modelOf, request.backend)
      : undefined;
  const results: FlowResult[] = [];
  for (const { document, sources, problems: own } of opened) {
    // A document with errors is not run: they say more than what would fail because of them.
    if (!document || own.some(({ severity }) => severity === 'error')) continue;
    const chosen = document.workflows.filter(
      ({ id }) => request.workflows.length === 0 || request.workflows.includes(id),
    );
    for (const workflow of chosen) {
      const target = openTarget ? openTarget() : createServerTarget(sources, request.servers);
      const run = createRun({ send: target.send, wait: sleep });
      results.push({
        document,
        run: await run(document, sources, workflow, await readInputs(workflow, request, target)),
      });
    }
  }
  return { results, problems };
}

function requireWorkflows({ workflows }: FlowsRequest, opened: readonly OpenedFlows[]): void {
  const ids = opened.flatMap(({ document }) => document?.workflows.map(({ id }) => id) ?? []);
  const unknown = workflows.find((id) => !ids.includes(id));
  if (unknown === undefined || opened.some(({ document }) => !document)) return;
  throw new UsageError(
    `There is no workflow \`${unknown}\`. ${didYouMean(unknown, ids) ?? `There are \`${ids.join('`, `')}\`.`}`,
  );
}

/** With a mistyped name, requests would go to the server that the document names. */
function requireSources({ servers }: FlowsRequest, opened: readonly OpenedFlows[]): void {
  const names = [...new Set(opened.flatMap(({ sources }) => namesOf(sources)))];
  const unknown = [...servers.keys()].find((name) => name !== '' && !names.includes(name));
  if (unknown === undefined || opened.some(({ document }) => !document)) return;
  throw new UsageError(
    `There is no source description \`${unknown}\`. ${didYouMean(unknown, names) ?? `There are \`${names.join('`, `')}\`.`}`,
  );
}

function requireInputs({ inputs }: FlowsRequest, opened: readonly OpenedFlows[]): void {
  const all = opened.flatMap(({ document }) => document?.workflows.flatMap((workflow) => workflow.inputs) ?? []);
  const names = [...new Set(all.map(({ name }) => name))];
  const unknown = [...inputs.keys()].find((name) => !names.includes(name));
  if (unknown === undefined || opened.some(({ document }) => !document)) return;
  const others = names.length > 0 ? `There are \`${names.join('`, `')}\`.` : 'No workflow has one.';
  throw new UsageError(`There is no input \`${unknown}\`. ${didYouMean(unknown, names) ?? others}`);
}

/** The documents that flows use. */
function modelsOf(opened: readonly OpenedFlows[], { modelOf }: FlowOpener): Set<ApiModel> {
  const operationsOf = (sources: FoundSources): FlowOperation[] =>
    [...sources.values()].flatMap(({ operations = [], sources: inner }) => [
      ...operations,
      ...(inner ? operationsOf(inner) : []),
    ]);
  return new Set(
    opened.flatMap(({ sources }) => operationsOf(sources).flatMap((operation) => modelOf(operation) ?? [])),
  );
}

function namesOf(sources: FoundSources): string[] {
  return [...sources].flatMap(([name, { sources: inner }]) => [name, ...(inner ? namesOf(inner) : [])]);
}

/** Those that were given, and for others their example, or what the sandbox accepts by that name. */
async function readInputs({ inputs }: Workflow, { inputs: given }: FlowsRequest, target: FlowTarget): Promise<Values> {
  const known = await target.known();
  const values = inputs.map(({ name, schema }): [string, Value] => {
    const text = given.get(name);
    if (text !== undefined) return [name, valueOfText(schema, text)];
    const example = exampleOf(schema);
    return [name, example === undefined ? known[name] : example];
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** Longer waits than a minute, which a server may ask for, are cut. */
function sleep(seconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, Math.min(seconds, 60) * 1000));
}
