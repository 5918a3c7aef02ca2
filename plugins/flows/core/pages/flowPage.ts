import type { Element } from 'hast';
import { drawDiagram } from '../../../docs';
import type { ApiPage, PageSection } from '../../../openapi';
import { firstSentence } from '../../../shared/core/description/firstSentence';
import { readHtml } from '../../../shared/core/description/readHtml';
import { writeTree } from '../../../shared/core/description/renderMarkdown';
import { joinPath } from '../../../shared/siteLink';
import { splitText } from '../expressions/splitText';
import { packFlow } from '../play/packFlow';
import type { Action, FlowDocument, Step, Workflow } from '../types';
import { codeSection, flowCode } from './flowCode';
import { flowDiagram } from './flowDiagram';
import { bullets, type Child, code, element, paragraph, table } from './html';
import { stepAnchor } from './stepAnchor';
import type { FlowPageContext } from './types';

/** After the pages of calls, before those that belong to all. */
const ORDER = 900_000;

export function flowPath(routeBase: string, id: string): string {
  return joinPath(routeBase, 'flows', id.toLowerCase());
}

/** The page of a workflow: HTML that needs no scripts, and what plays it. */
export function flowPage(document: FlowDocument, workflow: Workflow, index: number, given: FlowPageContext): ApiPage {
  const flow = given.isPlayable ? packFlow({ document, workflow, sources: given.sources }) : undefined;
  const context = { ...given, isPlayable: flow !== undefined };
  const { words, translate, model, routeBase, linksAt } = context;
  const path = flowPath(routeBase, workflow.id);
  const links = linksAt(path);
  const title = translate(workflow.summary ?? workflow.id);
  const description = workflow.description === undefined ? undefined : translate(workflow.description);
  const nav = model.tags.find(({ page }) => page.nav && page.path?.startsWith(`${routeBase}/`))?.page.nav;
  const figure = drawDiagram(flowDiagram(workflow, context, 'numbers'), `flow-${workflow.id}`);
  const inputs = listInputs(workflow, context);
  const start = (part: PageSection) => playable(part, 'FlowStart', context, { flow, inputs });
  const picture = section('flow', title, [figure], { bare: true });
  return {
    path,
    kind: 'flow',
    title,
    // Documents of one workflow are named for it, as briefly as the pages around it.
    description: firstSentence(description ?? title),
    ...(description !== undefined && { intro: links.markdown(description) }),
    keywords: [workflow.id, 'flow', 'workflow', 'arazzo'],
    meta: { order: ORDER + index, group: { title: words.flows, order: ORDER }, ...(nav && { nav }) },
    sections: [
      ...(inputs.length > 0 ? [picture, start(inputSection(inputs, workflow, context))] : [start(picture)]),
      ...workflow.steps.map((step, at) => stepSection(step, at, workflow, context, links)),
      ...(workflow.outputs.length > 0 ? [outputSection(workflow, context)] : []),
      ...codeSection(flowCode(workflow, links.page(path), context), words.code),
    ],
    source: workflow.source,
    origin: document.source.file,
  };
}

function section(
  id: string,
  title: string,
  nodes: Element[],
  rest: Partial<PageSection> = {},
  before = '',
): PageSection {
  const html = `<div class="api-text">${before}${writeTree(nodes, undefined)}</div>`;
  return { id, title, component: 'ApiText', data: { html }, ...rest };
}

/** The same section for a component that also shows what is played: `data` is what it needs beside the HTML. */
function playable(part: PageSection, component: string, { isPlayable }: FlowPageContext, data: object): PageSection {
  if (!isPlayable) return part;
  const { html } = part.data as { html: string };
  return { ...part, component, data: { html, ...data }, paragraphs: readHtml(html) };
}

/** What is said of an input, beside its name. */
interface InputText {
  name: string;
  type: string;
  text: string;
}

function listInputs({ inputs }: Workflow, { words, translate }: FlowPageContext): InputText[] {
  return inputs.map(({ name, schema, required }) => ({
    name,
    type: [schema.type ?? [], required ? words.required : words.optional].flat().join(', '),
    text: typeof schema.description === 'string' ? translate(schema.description) : '',
  }));
}

function inputSection(texts: readonly InputText[], { inputs }: Workflow, { words }: FlowPageContext): PageSection {
  const rows = texts.map(({ name, type, text }, index): Child[][] => {
    const usual = inputs[index]?.schema.default;
    return [[code(name)], [type], [text, ...(usual === undefined ? [] : [' (', code(JSON.stringify(usual)), ')'])]];
  });
  return section('inputs', words.inputs, [table([words.name, words.type, words.description], rows)]);
}

function outputSection({ id, outputs }: Workflow, context: FlowPageContext): PageSection {
  const part = section('outputs', context.words.outputs, [outputTable(outputs, context)]);
  return playable(part, 'FlowOutputs', context, { flow: id });
}

function stepSection(
  step: Step,
  index: number,
  workflow: Workflow,
  context: FlowPageContext,
  links: ReturnType<FlowPageContext['linksAt']>,
): PageSection {
  const { words, translate, titleOf, operationOf } = context;
  const operation = operationOf(step);
  const href = operation?.id === undefined ? undefined : links.operation(operation.id);
  const name = operation ? `${operation.method} ${operation.path}` : titleOf(step);
  const called = href === undefined ? code(name) : element('a', { href }, code(name));
  const nodes = [
    paragraph(step.target.kind === 'workflow' ? words.runs : words.calls, ' ', called),
    ...(step.parameters.length + step.security.length > 0
      ? [paragraph(`${words.sends}:`), parameterTable(step, context)]
      : []),
    ...(step.body?.payload === undefined ? [] : [paragraph(`${words.body}:`), writePayload(step.body.payload)]),
    ...(step.criteria.length > 0
      ? [
          paragraph(`${words.succeeds}:`),
          bullets(
            step.criteria.map(({ condition, context: of }) => [
              code(condition),
              ...(of === undefined ? [] : [' — ', code(of)]),
            ]),
          ),
        ]
      : []),
    ...(step.outputs.length > 0 ? [paragraph(`${words.keeps}:`), outputTable(step.outputs, context)] : []),
    ...actionList(words.onFailure, step.onFailure, workflow, context),
    ...actionList(words.onSuccess, step.onSuccess, workflow, context),
  ];
  const text = step.description === undefined ? '' : links.markdown(translate(step.description));
  const part = section(stepAnchor(step.id), `${index + 1}. ${titleOf(step)}`, nodes, {}, text);
  return playable(part, 'FlowStep', context, { flow: workflow.id, step: step.id, ...(href !== undefined && { href }) });
}

function parameterTable({ parameters, security }: Step, { words }: FlowPageContext): Element {
  const rows = parameters.map(({ name, in: place, value }): Child[][] => [
    [code(name)],
    [place ?? ''],
    writeValue(value),
  ]);
  const credentials = security.flatMap(({ scheme, values }) =>
    Object.entries(values).map(([name, value]): Child[][] => [
      [code(name)],
      [typeof scheme === 'string' ? scheme : (scheme.scheme ?? scheme.type)],
      writeValue(value),
    ]),
  );
  return table([words.name, words.place, words.value], [...rows, ...credentials]);
}

function outputTable(outputs: Workflow['outputs'], { words }: FlowPageContext): Element {
  return table(
    [words.name, words.value],
    outputs.map(({ name, value }) => [[code(name)], writeValue(value)]),
  );
}

function writePayload(payload: unknown): Element {
  return element('pre', {}, code(typeof payload === 'string' ? payload : JSON.stringify(payload, null, 2)));
}

/** Expressions that name a step lead to it. */
function writeValue(value: unknown): Child[] {
  if (typeof value !== 'string') return [code(JSON.stringify(value))];
  const named =
    /^\$steps\.([\w-]+)\./.exec(value)?.[1] ??
    splitText(value).flatMap(({ text }) => /^\$steps\.([\w-]+)\./.exec(text)?.[1] ?? [])[0];
  return [named === undefined ? code(value) : element('a', { href: `#${stepAnchor(named)}` }, code(value))];
}

function actionList(
  title: string,
  actions: readonly Action[],
  workflow: Workflow,
  context: FlowPageContext,
): Element[] {
  if (actions.length === 0) return [];
  const items = actions.map((action): Child[] => [
    ...describeAction(action, workflow, context),
    ...action.criteria.flatMap(({ condition }, index): Child[] => [
      index === 0 ? `, ${context.words.when} ` : ' && ',
      code(condition),
    ]),
  ]);
  return [paragraph(`${title}:`), bullets(items)];
}

function describeAction(
  { type, to, retryLimit, retryAfter }: Action,
  workflow: Workflow,
  { words, routeBase, linksAt }: FlowPageContext,
): Child[] {
  const target = (): Child => {
    if (to?.kind === 'step') {
      const number = workflow.steps.findIndex(({ id }) => id === to.id) + 1;
      return element('a', { href: `#${stepAnchor(to.id)}` }, String(number));
    }
    const path = flowPath(routeBase, to?.id ?? '');
    return element('a', { href: linksAt(path).page(path) }, to?.id ?? '');
  };
  if (type === 'end') return [words.ends];
  if (type === 'goto') return [to?.kind === 'step' ? words.goesOn : words.goesTo, ' ', target()];
  const pause = retryAfter > 0 ? [` (${retryAfter} s)`] : [];
  return [
    words.again,
    ...pause,
    `, ${words.times} ${retryLimit}×`,
    ...(to ? [`, ${to.kind === 'step' ? words.after : words.afterFlow} `, target()] : []),
  ];
}
