import { htmlToMarkdown } from '../../../markdown';
import type { OperationView } from '../../../openapi';
import { htmlLine } from '../../../shared/core/description/readHtml';
import { groupBy } from '../../../shared/core/groupBy';
import { fence } from '../../../shared/core/markdown/syntax';
import { writeFields, writeSchema } from './writeFields';

/** A longer example says less than the fields. */
const LONGEST_EXAMPLE = 1500;

type Content = NonNullable<OperationView['body']>['contents'][number];
type Security = OperationView['security'];
type Result = NonNullable<OperationView['result']>;

/** What a caller needs to know of an operation, without samples. */
export function writeOperation(view: OperationView, id: string): string {
  const { title, method, path, html, assumed = [], parameters, body, examples } = view;
  const example = examples.find(({ ok, code }) => ok && code.length <= LONGEST_EXAMPLE);
  const fields = parameters.flatMap((group) => writeFields(group.fields, group.in));
  return [
    `## ${title}`,
    `\`${method} ${path}\` · \`${id}\``,
    html && htmlToMarkdown(html),
    ...assumed.map((text) => `Assumed: ${htmlLine(text)}`),
    writeFacts(view),
    fields.length > 0 && ['### Parameters', ...fields].join('\n'),
    body &&
      ['### Body', ...(body.required ? ['Required.'] : []), htmlLine(body.html), ...writeContents(body.contents)]
        .filter(Boolean)
        .join('\n'),
    writeResult(view),
    writeErrors(view),
    example && `Example: ${example.label}\n\n${fence(example.code, example.grammar)}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function writeFacts({ caller, security, effect, poll, deprecated, badges = [], servers = [] }: OperationView): string {
  return [
    deprecated && ['Deprecated.', deprecated.since, htmlLine(deprecated.html)].filter(Boolean).join(' '),
    caller !== 'unstated' && `Called by: ${CALLERS[caller]}.`,
    security && `Credentials: ${writeSecurity(security)}.`,
    effect && `${EFFECTS[effect.kind]}${effect.irreversible ? ', and nothing can undo it' : ''}.`,
    poll &&
      `Wait ${poll.seconds} seconds between two calls${poll.recommended ? ', as a suggestion' : ''}. ${htmlLine(poll.html)}`,
    badges.length > 0 && `${badges.join(', ')}.`,
    servers.length > 0 && `Server: ${servers.map(({ url }) => url).join(', ')}.`,
  ]
    .filter(Boolean)
    .join('\n');
}

const EFFECTS = { reads: 'Reads only', changes: 'Changes data', deletes: 'Deletes data' };
const CALLERS = { client: 'the client', server: 'a server only, as it sends a secret', anyone: 'anyone' };

function writeSecurity({ sets }: NonNullable<Security>): string {
  const texts = sets.map((set) => {
    const names = set.map(({ label, kind, name, scopes }) => {
      const scope = scopes.length > 0 ? `, scopes ${scopes.join(' ')}` : '';
      return `${label} (${kind}${name ? ` \`${name}\`` : ''}${scope})`;
    });
    return names.join(' and ') || 'none';
  });
  return texts.join(', or ');
}

/** Media types of the same content are in one line. */
function writeContents(contents: readonly Content[]): string[] {
  const written = contents.map(({ mediaType, schema, items, streamed }) => {
    const lines = [...writeSchema(schema), ...(items ? ['Each item:', ...writeSchema(items)] : [])];
    return { mediaType: `\`${mediaType}\``, text: `${streamed ? 'a stream of ' : ''}${lines.join('\n')}` };
  });
  return Array.from(
    groupBy(written, ({ text }) => text),
    ([text, same]) => `${same.map(({ mediaType }) => mediaType).join(', ')} ${text}`,
  );
}

function writeResult({ result, responses }: OperationView): string {
  const shown: Result[] = result ? [result, ...responses] : responses;
  const parts = shown.map((response) => {
    const { status, title, html, headers = [], contents } = response;
    return [
      `${status}${title ? ` ${title}` : ''}${html ? `: ${htmlLine(html)}` : ''}`,
      ...(response.inEnvelope === undefined ? [] : [describeEnvelope(response)]),
      ...writeFields(headers, 'header'),
      ...writeContents(contents),
    ].join('\n');
  });
  return parts.length > 0 ? ['### Result', ...parts].join('\n') : '';
}

function describeEnvelope({ inEnvelope = '', envelope = [] }: Result): string {
  return `In \`${inEnvelope}\` of an envelope of ${envelope.map(({ name }) => `\`${name}\``).join(', ')}.`;
}

function writeErrors({ errors, commonFailures = [] }: OperationView): string {
  const own = errors
    .filter(({ common }) => !common)
    .map(
      ({ code, meaning, when, action }) =>
        `- \`${code}\` ${[meaning, when, action].map(htmlLine).filter(Boolean).join(' ')}`,
    );
  const common = errors.filter((error) => error.common).map(({ code, meaning }) => `\`${code}\` ${htmlLine(meaning)}`);
  const statuses = commonFailures.map(({ status, html }) => `\`${status}\` ${htmlLine(html)}`.trim());
  const others = [...common, ...statuses];
  const lines = [...own, ...(others.length > 0 ? [`- Of most calls: ${others.join(' ')}`] : [])];
  return lines.length > 0 ? ['### Errors', ...lines].join('\n') : '';
}
