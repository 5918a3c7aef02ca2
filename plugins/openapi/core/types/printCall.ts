import type { MediaType, Operation, Parameter, SecuritySet } from '../model/types';
import type { PrintType } from './createPrinter';
import { printComment } from './printComment';
import { indent, printKey, type TypeText, UNKNOWN, unite } from './typeText';

/** Prints what a call takes and returns: `path`, `query`, `headers`, `body` and `data`. */
export function printCall(operation: Operation, print: PrintType): string {
  const { parameters, security, body, responses } = operation;
  const keys = parameters.some(({ in: place }) => place === 'querystring') ? [] : queryKeys(security, parameters);
  const query = [...keys, ...parametersIn('query', parameters, print)];
  const groups = [
    printGroup('path', parametersIn('path', parameters, print)),
    printGroup('query', query),
    printGroup('headers', parametersIn('header', parameters, print)),
    body ? `body${body.required ? '' : '?'}: ${printContent(chooseContent(body.contents), print).text};\n` : '',
    `data: ${printData(responses, print).text};`,
  ];
  return `{\n  ${indent(groups.join(''))}\n}`;
}

interface Member {
  name: string;
  required: boolean;
  comment: string;
  type: TypeText;
}

function printGroup(name: string, members: Member[]): string {
  if (members.length === 0) return '';
  const lines = members.map(
    ({ name, required, comment, type }) => `${comment}${printKey(name)}${required ? '' : '?'}: ${type.text};`,
  );
  const optional = members.some(({ required }) => required) ? '' : '?';
  return `${name}${optional}: {\n  ${indent(lines.join('\n'))}\n};\n`;
}

function parametersIn(place: Parameter['in'], parameters: Parameter[], print: PrintType): Member[] {
  return parameters
    .filter(({ in: where }) => where === place)
    .map(({ name, required, description, deprecated, schema, contentType }) => {
      const type = print(schema);
      const isText = contentType !== undefined;
      const content =
        isText && type.text !== 'string' ? `As text (${contentType}): ${type.text.replace(/\s+/g, ' ')}.` : '';
      return {
        name,
        required: required || place === 'path',
        comment: printComment([description, content], deprecated),
        type: isText ? { text: 'string' } : type,
      };
    });
}

/** Credentials that are part of the query: required if each alternative has them. */
function queryKeys(security: SecuritySet[], parameters: Parameter[]): Member[] {
  const declared = new Set(parameters.filter(({ in: place }) => place === 'query').map(({ name }) => name));
  const sets = security.map((set) => set.flatMap(({ scheme }) => (isQueryKey(scheme) ? [scheme] : [])));
  const schemes = new Map(sets.flat().map((scheme) => [scheme.name ?? '', scheme]));
  return [...schemes]
    .filter(([name]) => !declared.has(name))
    .map(([name, { description, deprecated }]) => ({
      name,
      required: sets.every((set) => set.some((scheme) => scheme.name === name)),
      comment: printComment([description], deprecated),
      type: { text: 'string' },
    }));
}

function isQueryKey({ type, in: place }: SecuritySet[number]['scheme']): boolean {
  return type === 'apiKey' && place === 'query';
}

function printData(responses: Operation['responses'], print: PrintType): TypeText {
  const successes = responses.filter(({ status }) => /^2/.test(status));
  if (successes.length === 0) return UNKNOWN;
  return unite(
    successes.map(({ contents }) => {
      const content = chooseContent(contents);
      return content ? printContent(content, print) : { text: 'undefined' };
    }),
  );
}

function chooseContent(contents: MediaType[]): MediaType | undefined {
  return contents.find(({ mediaType }) => isJson(mediaType)) ?? contents[0];
}

function isJson(mediaType: string): boolean {
  return /^[^;]*[/+](json|\*)\b/i.test(mediaType);
}

function printContent(content: MediaType | undefined, print: PrintType): TypeText {
  const { mediaType = '', schema, wrapped } = content ?? {};
  if (isJson(mediaType) || /^(multipart\/|application\/x-www-form-urlencoded)/i.test(mediaType)) {
    return schema === undefined ? UNKNOWN : print(wrapped?.schema ?? schema);
  }
  return { text: /^text\/|[/+]xml\b/i.test(mediaType) ? 'string' : 'Blob' };
}
