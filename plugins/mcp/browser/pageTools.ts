import documents from '@generated/sandbox/default/documents.js';
import { type Desk, openDesk } from '@theme/console/openDesk';
import { buildForm, perform } from '@theme/console/sendForm';
import type { SandboxOperation } from '../../sandbox';
import { isObject } from '../../shared/core/json';
import { didYouMean } from '../../shared/suggest';
import { findOperation } from '../core/library/findOperation';
import type { Library } from '../core/library/library';
import { Unanswerable } from '../core/library/unanswerable';
import { objectSchema, READS, type Tool } from '../core/tools/types';

type Form = Parameters<typeof perform>[1]['form'];

/** Whatever readers choose for forms. */
const PAGE = { kind: 'page' } as const;

const OPERATION = { type: 'string', minLength: 1, description: 'Its id, or method and path.' };

/** The calls of the document, a line each. */
export function listCallsTool(): Tool {
  return {
    name: 'list_operations',
    title: 'List the calls',
    description: 'Lists the calls of the API: id, method and path, title. The id is for `describe` and `try`.',
    inputSchema: objectSchema({
      filter: { type: 'string', description: 'Only calls whose id, path or title has all of these words.' },
    }),
    annotations: READS,
    async run({ filter = '' }) {
      const words = String(filter).toLowerCase().split(/\s+/);
      const lines = (await listCalls(await openOwnDesk())).map(
        ({ id, method, path, title }) => `- ${id} · ${method} ${path} · ${title}`,
      );
      const found = lines.filter((line) => words.every((word) => line.toLowerCase().includes(word)));
      if (found.length > 0) return found.join('\n');
      throw new Unanswerable(`No call has \`${String(filter)}\`. \`search\` also finds what is meant.`);
    },
  };
}

/** The section of a call in its page. */
export function readCallTool({ searcher }: Library, read: Tool): Tool {
  return {
    name: 'describe',
    title: 'Describe a call',
    description: 'Returns the section of one call: parameters, body, result, errors and a sample.',
    inputSchema: objectSchema({ operation: OPERATION }, ['operation']),
    annotations: READS,
    async run({ operation: asked }) {
      const { method, path } = findOperation(await listCalls(await openOwnDesk()), String(asked));
      const call = `${method} ${path}`;
      const places = (await searcher?.find(call, 20)) ?? [];
      const place = places.find(({ text }) => text === call);
      if (!place) throw new Unanswerable(`\`${String(asked)}\` is on no page.`);
      return read.run({ page: place.link });
    },
  };
}

/** Sends a call to the sandbox in this page. Credentials that a call returns are sent with those that follow. */
export function tryCallTool(): Tool {
  return {
    name: 'try',
    title: 'Try a call',
    description:
      'Sends a call to the sandbox in this page, which answers as the API does: nothing leaves the page. Returns the ' +
      'request, status and body. Credentials that a call returns, such as a session key, are sent with later calls. ' +
      'Parameters that are left out get the values of the samples.',
    inputSchema: objectSchema(
      {
        operation: OPERATION,
        parameters: { type: 'object', description: 'Values by name: path, query, headers, cookies, credentials.' },
        body: { description: 'The body as JSON; for a form, an object of its fields.' },
      },
      ['operation'],
    ),
    annotations: READS,
    async run({ operation: asked, parameters, body }) {
      const desk = await openOwnDesk();
      const { id } = findOperation(await listCalls(desk), String(asked));
      const part = await desk.openOperation(id);
      const [operation] = part?.api.operations ?? [];
      if (!operation) throw new Unanswerable(`\`${String(asked)}\` is on no page.`);
      const begun = { form: { fields: [] }, choice: 0, set: 0, touched: new Set<string>() };
      const chosen = desk.store.get();
      const known = chosen.target.kind === 'page' ? chosen.known : undefined;
      const sample = buildForm(desk, part?.call, operation, begun, { known, target: PAGE });
      const form = withBody(withParameters(sample, isObject(parameters) ? parameters : {}), body);
      const { signal } = new AbortController();
      const { sent, reply, failure } = await perform(desk, { operation, form, to: { target: PAGE }, signal });
      if (!reply) throw new Unanswerable(failure?.message ?? 'There was no answer.');
      const isKept = !reply.isError && desk.keepThoseOf(reply.json, { ...chosen, target: PAGE });
      return [sent, `Status ${reply.status}`, reply.text ?? '', ...(isKept ? ['Its credentials are kept.'] : [])]
        .filter(Boolean)
        .join('\n\n');
    },
  };
}

function openOwnDesk(): Promise<Desk> {
  const [version = ''] = Object.keys(documents);
  return openDesk(version);
}

/** Those that a page shows. */
async function listCalls(desk: Desk): Promise<SandboxOperation[]> {
  const { api, names } = await desk.openIndex();
  return api.operations.filter(({ id }) => Object.hasOwn(names, id));
}

function withParameters(form: Form, parameters: Readonly<Record<string, unknown>>): Form {
  return Object.entries(parameters).reduce((filled, [name, value]) => {
    const known = filled.fields.filter((field) => field.in !== 'body');
    const own = known.find((field) => field.name === name);
    if (!own) {
      const hint =
        didYouMean(
          name,
          known.map((field) => field.name),
        ) ?? '`describe` lists them.';
      throw new Unanswerable(`The call has no parameter \`${name}\`. ${hint}`);
    }
    const values = Array.isArray(value) && own.shape === 'repeated' ? value : [value];
    const given = values.map((one) => ({ ...own, value: toText(one) }));
    return {
      ...filled,
      fields: filled.fields.flatMap((field) =>
        field === own ? given : field.in === own.in && field.name === name ? [] : [field],
      ),
    };
  }, form);
}

function withBody(form: Form, body: unknown): Form {
  if (body === undefined) return form;
  if (form.body && 'text' in form.body) return { ...form, body: { ...form.body, text: JSON.stringify(body, null, 2) } };
  if (!form.body || !isObject(body))
    throw new Unanswerable('The call takes no such body: `describe` says what it takes.');
  const fields = form.fields.map((field) =>
    field.in === 'body' && Object.hasOwn(body, field.name) ? { ...field, value: toText(body[field.name]) } : field,
  );
  return { ...form, fields };
}

function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toText).join(',');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
