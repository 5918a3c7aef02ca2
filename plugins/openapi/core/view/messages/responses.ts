import { withMeaning, withTitle } from '../../../../schema/core/describe/describeContent';
import type { SchemaContext } from '../../../../schema/core/types';
import type { Link, Operation, Response } from '../../model/types';
import { compactObject, nonEmpty } from '../compact';
import { chooseExtensions } from '../extensions';
import { type RuntimeText, readRuntimeText } from '../runtimeExpression';
import type { SchemaDescriber } from '../schemas';
import type { ResponseView, ResultView } from '../types';
import { describeContent, joinContents } from './contents';
import { describeHeader } from './parameters';

/** The wanted result: the data in the envelope, else the first successful response, else the first response. */
export function describeResult(
  operation: Operation,
  describer: SchemaDescriber,
  direction: SchemaContext['direction'],
): { view: ResultView; response: Response } | undefined {
  const { model } = describer.context;
  const response = resultResponse(operation);
  if (!response) return undefined;
  const id = `${operation.id}.result`;
  const content = response.contents.find(({ wrapped }) => wrapped !== undefined);
  if (!content?.wrapped || !model.envelope) {
    return { response, view: describeResponse(response, id, describer, direction) };
  }
  const outer = describeResponse({ ...response, contents: [] }, id, describer, direction);
  const schema = withMeaning(withTitle(describer.describe(content.wrapped.schema, id, direction)));
  // Avoids repeating the description of the response.
  const inner = content.wrapped.isEmpty
    ? compactObject({ type: schema.type, assumed: schema.assumed })
    : compactObject({ ...schema, html: outer.html ? undefined : schema.html });
  const view: ResultView = {
    ...outer,
    contents: [{ mediaType: content.mediaType, schema: inner }],
    inEnvelope: model.envelope.data,
    envelope: describer.describe({ $ref: model.envelope.ref }, `${operation.id}.envelope`, direction).fields,
  };
  return { response, view };
}

export function resultResponse({ responses }: Operation): Response | undefined {
  return responses.find(({ status }) => /^2/.test(status)) ?? responses[0];
}

/** An enveloped failure: the error table says everything, unless it carries assumptions. */
export function isWrappedFailure(response: Response): boolean {
  return (
    response.assumed === undefined &&
    response.contents.length > 0 &&
    response.contents.every(({ wrapped }) => wrapped?.isEmpty) &&
    !/^2/.test(response.status)
  );
}

export function describeResponse(
  response: Response,
  id: string,
  describer: SchemaDescriber,
  direction: SchemaContext['direction'],
): ResponseView {
  const { links } = describer.context;
  return compactObject({
    status: response.status,
    title: response.summary,
    html: response.description && links.markdown(response.description),
    assumed: response.assumed?.map(links.inlineMarkdown),
    headers: nonEmpty(response.headers.map((header) => describeHeader(header, id, describer))),
    contents: joinContents(response.contents, links).map((content, index) =>
      describeContent(content, index === 0 ? id : `${id}.${index + 1}`, describer, direction),
    ),
    links: nonEmpty(
      response.links.map((link) =>
        compactObject({
          name: link.name,
          html: link.description && links.inlineMarkdown(link.description),
          target: links.operationTitle(link.operation ?? link.target) ?? link.target,
          href: links.operation(link.operation ?? link.target),
          server: link.server,
          passes: readPasses(link),
        }),
      ),
    ),
    extensions: chooseExtensions(response.extensions, links),
  });
}

function readPasses({ parameters, requestBody }: Link): Array<{ name: string; value: string; text?: RuntimeText }> {
  const all = [...parameters, ...(requestBody === undefined ? [] : [{ name: 'body', value: requestBody }])];
  return all.map((pass) => {
    const text = readRuntimeText(pass.value);
    return { ...pass, ...(text ? { text } : {}) };
  });
}
