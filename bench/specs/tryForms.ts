import { gzipSync } from 'node:zlib';
import { createForm, type Form } from '../../plugins/console/core/form';
import { toRequest } from '../../plugins/console/core/toRequest';
import type { ApiModel, Operation } from '../../plugins/openapi/core/model/types';
import type { BuiltSite } from '../../plugins/openapi/core/pages/build';
import { compileSandbox } from '../../plugins/sandbox/core/compile/compileSandbox';
import { createSandbox } from '../../plugins/sandbox/core/handle/createSandbox';
import { createParts } from '../../plugins/sandbox/core/parts/createParts';
import type { OperationPart } from '../../plugins/sandbox/core/parts/types';
import { createRandom } from '../../plugins/sandbox/core/random';
import { createMemoryStore } from '../../plugins/sandbox/core/store/memoryStore';
import { MOST_BYTES, printPart } from '../../plugins/sandbox/parts/printPart';
import { keywordsOf } from '../../plugins/schema/core/combine/shapes';
import type { Schema } from '../../plugins/schema/core/types';
import { parsePointer } from '../../plugins/shared/core/pointer';
import { authoredValues } from '../../plugins/values/core/authoredValues';
import type { RefusedSample } from './refusedSamples';
import type { Tally } from './tally';

/** Neither browsers nor Node send them by `fetch`. */
const NEVER_SENT = /^(TRACE|CONNECT|TRACK)$/i;

/** Sends what the form of each operation begins with to the sandbox of its page. `refused`: the samples of the document. */
export async function tryForms(
  model: ApiModel,
  site: BuiltSite,
  file: string,
  tally: Tally,
  refused: RefusedSample[],
): Promise<void> {
  const { api } = compileSandbox(model);
  const parts = createParts(api, { samples: site.samples(), operations: site.index });
  const operations = new Map(model.operations.map((operation) => [`${operation.method} ${operation.path}`, operation]));
  for (const name of parts.names) {
    const part = parts.part(name);
    const [operation] = part?.api.operations ?? [];
    if (!part?.call || !operation) continue;
    tally.count('forms', 1);
    const text = printPart(part);
    const bytes = gzipSync(text).length;
    const sent = JSON.parse(text) as OperationPart;
    if (sent.isPartial) tally.note(file, `partial: ${name}`);
    if (sent.isPartial) tally.count('forms whose schemas are cut', 1);
    if (bytes > MOST_BYTES) {
      tally.count(`forms of more than ${MOST_BYTES / 1000} kB`, 1);
      tally.note(file, `${name}: ${Math.round(bytes / 1000)} kB for its form`);
    }
    try {
      const reason = await send(sent);
      const described = operations.get(`${operation.method} ${operation.path}`);
      if (reason === undefined) continue;
      const isOfCall = ({ kind, where }: RefusedSample) => kind !== 'result' && where.startsWith(`${described?.id} `);
      const excuse = refused.find((sample) => sample.excuse && isOfCall(sample))?.excuse?.reason;
      const isOwn = described && isAuthored(described, reason, model);
      const why = isOwn ? 'is the example of its author' : (excuse ?? unreadable(operation.path));
      if (why === undefined) tally.fault('request', file, `${name}: ${reason}`);
      else tally.excuse('request', file, `${name}: ${reason}`, why);
    } catch (error) {
      const text = `${name}: ${error instanceof Error ? error.message : String(error)}`;
      if (NEVER_SENT.test(operation.method)) tally.excuse('form', file, text, 'no page may send this method');
      else if (/invalid header name/.test(text)) tally.excuse('form', file, text, 'no request may have such a header');
      else tally.fault('form', file, text);
    }
  }
}

/** Why the sandbox refuses a request, if it does. */
async function send({ api, call }: OperationPart): Promise<string | undefined> {
  const [operation] = api.operations;
  if (!operation) return 'no operation';
  const form = fillKeys(createForm(operation, call?.requests[0]));
  const address = `http://sandbox${(operation.bases ?? api.bases)[0] ?? ''}`;
  const { url, ...init } = toRequest({ operation, address, form, isSandbox: true });
  const { fetch } = createSandbox({ api, store: createMemoryStore(), clock: () => 0, random: createRandom(1) });
  const response = await fetch(new Request(url, init));
  const reason = response.headers.get('Sandbox-Reason');
  return reason === null ? undefined : `${response.status} ${decodeURIComponent(reason)}`;
}

function unreadable(path: string): string | undefined {
  if (path.includes('}{')) return 'nothing separates the placeholders of its path';
  return path.includes('?') ? 'has a query in its path' : undefined;
}

/** Files, and keys, which may be anything. */
function fillKeys({ fields, body }: Form): Form {
  const filled = fields.map((field) => ({
    ...field,
    ...(field.credential !== undefined && { value: field.credential }),
    ...(field.isFile && { files: [new File(['content'], field.name)] }),
  }));
  return { fields: filled, ...(body && { body }) };
}

/** Whether the value that is refused is an example of the document. */
function isAuthored({ parameters, body }: Operation, reason: string, model: ApiModel): boolean {
  const [, status, name = ''] = /^(\d+) (\S+)/.exec(reason) ?? [];
  const parameter = parameters.find((one) => (status === '406' ? /^accept$/i.test(one.name) : one.name === name));
  if (parameter) return parameter.examples.length > 0 || hasOwnValue(parameter.schema, model);
  const [, place = ''] = /^\d+ The body at (\/\S*)/.exec(reason) ?? [];
  return (body?.contents ?? []).some(
    ({ examples, schema }) =>
      examples.length > 0 ||
      (schema !== undefined && schemasOnWay(schema, place, model).some((one) => hasOwnValue(one, model))),
  );
}

/** The schema of a value, those inside it on the way to a place in the value, and that of the place. */
function schemasOnWay(schema: Schema, place: string, model: ApiModel): Schema[] {
  const way: Schema[] = [schema];
  for (const step of parsePointer(place)) {
    const { properties, items } = keywordsOf(way.at(-1) ?? true, model);
    const inner = properties?.get(step) ?? (/^\d+$/.test(step) ? items : undefined);
    if (inner === undefined) break;
    way.push(inner as Schema);
  }
  return way;
}

function hasOwnValue(schema: Schema, model: ApiModel): boolean {
  return authoredValues(keywordsOf(schema, model), undefined).length > 0;
}
