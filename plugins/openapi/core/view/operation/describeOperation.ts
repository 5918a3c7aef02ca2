import { describeDocs } from '../../../../schema/core/describe/describeDocs';
import type { SchemaContext } from '../../../../schema/core/types';
import type { TextSection } from '../../../../shared/core/description';
import { htmlLine } from '../../../../shared/core/description/readHtml';
import { isObject } from '../../../../shared/core/json';
import { isJson } from '../../../../shared/core/mediaTypes';
import { sampleValue } from '../../../../values/core/sampleValue';
import type { ApiModel, MediaType, Operation, OperationError, Response } from '../../model/types';
import { compactObject, nonEmpty } from '../compact';
import type { ViewContext } from '../context';
import { chooseExtensions } from '../extensions';
import { isCommonFailure } from '../messages/commonFailures';
import { describeContent, joinContents } from '../messages/contents';
import { commonCodes } from '../messages/errors';
import { describeExamples, exampleViews } from '../messages/examples';
import { describeParameters } from '../messages/parameters';
import { describeResponse, describeResult, isWrappedFailure } from '../messages/responses';
import { describeServer } from '../overview';
import { readRuntimeText } from '../runtimeExpression';
import { joinSamples } from '../samples/authoredSamples';
import { sampleChoices } from '../samples/sampleChoices';
import { writeSamples } from '../samples/samples';
import { SchemaDescriber } from '../schemas';
import { describeSecurity } from '../security';
import type { ErrorView, OperationView } from '../types';

export const OPERATION_ROWS = 76;
/** Rows reserved for the result, regardless of the request. */
export const RESULT_ROWS = 50;

export function describeOperation(
  operation: Operation,
  context: ViewContext,
  shown = new Set<string>(),
): { view: OperationView; describer: SchemaDescriber; texts: TextSection[] } {
  const describer = new SchemaDescriber(context, OPERATION_ROWS, shown);
  const notes = context.notesOf?.(operation) ?? [];
  const { html, sections } = context.links.sections([operation.description ?? '', ...notes].join('\n\n'));
  return { view: buildView(operation, context, describer, html), describer, texts: sections };
}

function buildView(
  operation: Operation,
  context: ViewContext,
  describer: SchemaDescriber,
  html = context.links.markdown(operation.description ?? ''),
): OperationView {
  const { links, model } = context;
  const { since, deprecatedSince } = context.versions.ofOperation(operation);
  const { id } = operation;
  // Webhooks and callbacks receive what others send, so the directions are swapped.
  const incoming = operation.kind === 'operation' ? 'request' : 'response';
  const outgoing = operation.kind === 'operation' ? 'response' : 'request';
  const { poll } = operation;
  // Order matters: what is described first gets the rows and is unfolded.
  const parameters = describeParameters(operation, describer, incoming);
  const samples = describeSamples(operation, context);
  const body = describeBody(operation, describer, incoming, samples);
  if (operation.kind !== 'callback') describer.keepRows(RESULT_ROWS);
  const result = describeResult(operation, describer, outgoing);
  const isShownHere = (response: Response) =>
    response !== result?.response && !isWrappedFailure(response) && !isCommonFailure(response, operation, model);
  const others = operation.responses.filter(isShownHere);
  return compactObject({
    id,
    kind: operation.kind,
    title: operation.title,
    method: operation.method,
    path: operation.path,
    html,
    assumed: operation.assumed?.map(links.inlineMarkdown),
    deprecated: operation.deprecated
      ? compactObject({
          since: deprecatedSince,
          html: operation.deprecatedReason && links.inlineMarkdown(operation.deprecatedReason),
          sunset: operation.sunset,
        })
      : undefined,
    badges: nonEmpty([...operation.badges, ...(since === undefined ? [] : [since])]),
    caller: operation.caller,
    security: describeSecurity(operation, context),
    effect: operation.effect,
    poll:
      poll &&
      compactObject({
        seconds: poll.seconds,
        recommended: poll.recommended,
        html: poll.until && links.inlineMarkdown(poll.until),
      }),
    servers:
      operation.servers === model.servers || operation.kind !== 'operation'
        ? undefined
        : operation.servers.map((server) => describeServer(server, links)),
    parameters,
    body,
    result: result?.view,
    responses: others.map((response) =>
      compactObject({
        ...describeResponse(response, `${id}.${response.status}`, describer, outgoing),
        examples: nonEmpty(exampleViews([response], operation, context)),
      }),
    ),
    commonFailures: describeCommonFailures(operation, context),
    errors: operation.errors.map((error) => describeError(error, context)),
    address: operation.kind === 'callback' ? readRuntimeText(operation.path) : undefined,
    callbacks: nonEmpty(
      operation.callbacks.map((callback) => buildView(callback, { ...context, languages: [] }, describer)),
    ),
    ...samples,
    examples: result
      ? exampleViews([result.response, ...operation.responses.filter(isWrappedFailure)], operation, context)
      : [],
    failure: operation.kind === 'operation' ? describeFailure(operation, model) : undefined,
    docs: describeDocs(operation.externalDocs, links),
    editUrl: links.edit(operation.source, operation.title),
    extensions: chooseExtensions(operation.extensions, links),
  });
}

type SamplesView = Pick<OperationView, 'samples' | 'choices'>;

function describeBody(
  operation: Operation,
  describer: SchemaDescriber,
  direction: SchemaContext['direction'],
  samples: SamplesView,
): OperationView['body'] {
  const { id, body } = operation;
  const { context } = describer;
  const { markdown, inlineMarkdown } = context.links;
  return (
    body &&
    compactObject({
      required: body.required,
      html: body.description && markdown(body.description),
      assumed: body.assumed?.map(inlineMarkdown),
      contents: joinContents(body.contents, context.links).map((content, index) =>
        compactObject({
          ...describeContent(content, `${id}.body${index === 0 ? '' : `.${index + 1}`}`, describer, direction),
          examples: bodyExamples(content, operation, context, samples),
        }),
      ),
    })
  );
}

/** Body examples, unless the samples already show each and the author adds nothing. */
function bodyExamples(content: MediaType, operation: Operation, context: ViewContext, shown: SamplesView) {
  const direction = operation.kind === 'operation' ? 'request' : 'response';
  const hasSamples = shown.samples.length > 0;
  const examples = describeExamples(content, context, direction, !hasSamples);
  const sent = operation.codeSamples.length > 0 ? [] : sampleChoices(operation).slice(0, shown.choices?.length ?? 1);
  const isSaid = content.examples.every((one) => !one.description && sent.some(({ example }) => example === one));
  return examples.length > 0 && !(hasSamples && isSaid) ? examples : undefined;
}

function describeSamples(operation: Operation, context: ViewContext): SamplesView {
  const generated = operation.kind === 'operation' ? writeSamples(operation, context) : [];
  const samples = joinSamples(operation.codeSamples, generated, context.languages);
  const count = Math.max(...samples.map(({ others = [] }) => others.length), 0);
  const choices = sampleChoices(operation).slice(0, count + 1);
  if (count === 0) {
    const isSent = generated.length > 0 && operation.codeSamples.length === 0;
    const summary = isSent ? choices[0]?.example?.summary : undefined;
    return summary === undefined ? { samples } : { samples, choices: [{ label: summary }] };
  }
  return {
    samples,
    choices: choices.map(({ label, name, content }) => compactObject({ label, name, mediaType: content?.mediaType })),
  };
}

const SHORT_TEXT = 80;

function describeCommonFailures(operation: Operation, { model, links }: ViewContext): OperationView['commonFailures'] {
  const common = operation.responses.filter((response) => isCommonFailure(response, operation, model));
  const views = common.map(({ status, summary, description = '' }) => {
    const text = summary ?? (description.length <= SHORT_TEXT ? description : '');
    return compactObject({ status, href: links.failure(status), html: text && links.inlineMarkdown(text) });
  });
  return nonEmpty(views);
}

/** What a failed call returns, apart from its code and message. */
function describeFailure({ errors, responses }: Operation, model: ApiModel): OperationView['failure'] {
  const { envelope } = model;
  if (!envelope || errors.length === 0) return undefined;
  const failed = responses.filter(({ status }) => !/^2/.test(status)).flatMap(({ contents }) => contents);
  const schema = failed.find(({ wrapped, mediaType }) => wrapped && isJson(mediaType))?.schema;
  const sample = schema === undefined ? undefined : sampleValue(schema, model, 'response');
  const { code, message } = envelope;
  return { code, message, value: isObject(sample) ? sample : { [code]: 0, [message]: '' } };
}

function describeError(
  { error, meaning, when, assumed, inherited }: OperationError,
  { model, links }: ViewContext,
): ErrorView {
  const action = meaning?.action ?? error.action;
  const html = links.inlineMarkdown(meaning?.meaning ?? error.meaning);
  return compactObject({
    code: error.code,
    meaning: html,
    // Where the markup differs.
    text: /[<&]/.test(html) ? htmlLine(html) : undefined,
    action: action && links.inlineMarkdown(action),
    when: when && links.inlineMarkdown(when),
    assumed: assumed?.map(links.inlineMarkdown),
    href: links.error(error.code),
    common: inherited && commonCodes(model).has(error.code) ? (true as const) : undefined,
  });
}
