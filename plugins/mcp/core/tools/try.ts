import type { Operation, Parameter } from '../../../openapi';
import { credentialsOf, findCredential } from '../../../samples/core/sample/credentials';
import { isObject, type Json, type JsonObject, parseJson } from '../../../shared/core/json';
import { buildCall } from '../call/buildCall';
import { sendCall } from '../call/sendCall';
import type { Call, Given } from '../call/types';
import { findOperation } from '../library/findOperation';
import type { ApiTools } from '../library/library';
import { objectSchema, type Tool } from './types';

/** Sends a call to the sandbox of this process. Credentials that a call returns are sent with those that follow. */
export function tryTool(api: ApiTools): Tool {
  const { model, buildSampleRequest, server } = api;
  const sampleOf = (operation: Operation) => buildSampleRequest(operation, model);
  let variables: string[] | undefined;
  const kept = { sandbox: new Map<string, string>(), server: new Map<string, string>() };

  return {
    name: 'try',
    title: 'Try a call',
    description:
      'Sends a call to a sandbox, which answers as the API does and is part of this program: nothing leaves the machine. ' +
      'Returns the request, status, headers and body. Credentials that a call returns, such as a session key, are sent ' +
      `with later calls. Required parameters that are left out get the values of the samples.${
        server ? ` With \`target: server\`, the call goes to ${server}, and nothing is filled in.` : ''
      }`,
    inputSchema: objectSchema(
      {
        operation: { type: 'string', minLength: 1, description: 'Its id, or method and path.' },
        parameters: { type: 'object', description: 'Values by name: path, query, headers, cookies, credentials.' },
        body: { description: 'The body as JSON; for a form, an object of its fields.' },
        mediaType: { type: 'string', description: 'Of the body, if it may be of several.' },
        answer: {
          type: ['integer', 'string'],
          description: 'A status or error code that the sandbox is to answer with.',
        },
        ...(server && { target: { enum: ['sandbox', 'server'], description: 'Default: `sandbox`.' } }),
      },
      ['operation'],
    ),
    annotations: { readOnlyHint: !server, destructiveHint: Boolean(server), openWorldHint: Boolean(server) },
    async run(input) {
      const operation = findOperation(model.operations, String(input.operation));
      const isSandbox = input.target !== 'server';
      const session = isSandbox ? kept.sandbox : kept.server;
      const call = isSandbox
        ? await buildForSandbox(operation, input)
        : buildFor(operation, input, session, () => undefined);
      if (isSandbox && input.answer !== undefined) call.headers.push(['Prefer', `code=${String(input.answer)}`]);
      const sent = await sendCall(
        call,
        isSandbox ? { sandbox: await api.sandbox(), operation } : { server: server ?? '' },
      );
      const news = keepCredentials(sent.body, session);
      const hints = [
        ...call.missing.map(
          (name) => `Sent without \`${name}\`: call what returns it first, or give it in \`parameters\`.`,
        ),
        ...(news.length > 0 ? [`Kept for further calls: ${news.join(', ')}.`] : []),
      ];
      return [sent.text, ...hints].join('\n\n');
    },
  };

  async function buildForSandbox(operation: Operation, input: JsonObject): Promise<Call> {
    const sample = sampleOf(operation);
    const known = await (await api.sandbox()).known();
    const id = operation.operationId ?? operation.id;
    const values = new Map(
      [...sample.query, ...sample.headers, ...sample.cookies].flatMap(({ name, value }) =>
        'literal' in value ? [[name, value.literal] as const] : [],
      ),
    );
    const exampleOf = ({ name, in: place, examples, contentType }: Parameter): Json | undefined => {
      const ours = known[`${id}.${name}`] ?? known[name];
      // They are the texts that are sent.
      if (ours !== undefined) return (contentType && parseJson(ours)) || ours;
      return examples[0]?.value ?? values.get(name) ?? (place === 'path' ? segmentOf(operation, name) : undefined);
    };
    const body = sample.body?.kind === 'json' && operation.body?.required ? { body: sample.body.value } : {};
    return buildFor(operation, { ...body, ...input }, kept.sandbox, exampleOf);
  }

  /** What the sample has in place of `{name}`. */
  function segmentOf(operation: Operation, name: string): string | undefined {
    const { server: base = '', url } = sampleOf(operation);
    const template = operation.path.split('/');
    const at = template.indexOf(`{${name}}`);
    const text = url.slice(base.length).split('/')[at];
    return at < 0 || text === undefined ? undefined : decodeURIComponent(text);
  }

  function buildFor(
    operation: Operation,
    { parameters, body, mediaType }: JsonObject,
    session: ReadonlyMap<string, string>,
    fillIn: Parameters<typeof buildCall>[4],
  ): Call {
    const given: Given = {
      parameters: isObject(parameters) ? parameters : {},
      ...(body !== undefined && { body }),
      ...(typeof mediaType === 'string' && { mediaType }),
    };
    return buildCall(operation, sampleOf(operation), given, (variable) => session.get(variable), fillIn);
  }

  function keepCredentials(body: string, session: Map<string, string>): string[] {
    variables ??= [...new Set(model.operations.flatMap((operation) => credentialsOf(sampleOf(operation))))];
    const result = parseJson(body);
    return variables.flatMap((variable) => {
      const value = findCredential(result, variable);
      if (value === undefined || session.get(variable) === value) return [];
      session.set(variable, value);
      return [`\`${variable}\``];
    });
  }
}
