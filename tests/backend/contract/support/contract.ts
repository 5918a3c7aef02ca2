import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { buildModel } from '../../../../plugins/openapi/core/model/build';
import type { ApiModel, ErrorCode, Operation, OperationError } from '../../../../plugins/openapi/core/model/types';
import { lazily } from '../../../../plugins/shared/core/cache';
import { isObject, type Json } from '../../../../plugins/shared/core/json';
import { readOurDocument } from '../../../helpers/ourDocument';
import { closeSchemas } from './closeSchemas';

export interface Outcome {
  operationId: string;
  code: number;
  entryCodes: number[];
  msg: string;
  data: Json;
  bytes?: Uint8Array;
}

export type DeclaredOperation = Operation & { operationId: string };

export interface Contract {
  model: ApiModel;
  operations: DeclaredOperation[];
  operation(operationId: string): DeclaredOperation;
  /** Throws if the response does not match the document. */
  read(operationId: string, response: Response): Promise<Outcome>;
}

export const readContract = lazily(async (): Promise<Contract> => {
  const document = await readOurDocument();
  const model = buildModel(document);
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addFormat('double-int', { type: 'number', validate: Number.isSafeInteger });
  ajv.addSchema(closeSchemas(document.root), 'document');
  const texts = readTexts(model.operations);

  const operations = model.operations.flatMap((operation) =>
    operation.operationId === undefined ? [] : [{ ...operation, operationId: operation.operationId }],
  );

  function operation(operationId: string): DeclaredOperation {
    const found = operations.find((one) => one.operationId === operationId);
    if (!found) throw new Error(`The document has no operation ${operationId}`);
    return found;
  }

  /** `status`: `200` or `default`. */
  function problemsOf({ path, method }: Operation, status: string, body: unknown): string[] {
    const parts = ['paths', path, method.toLowerCase(), 'responses', status, 'content', 'application/json', 'schema'];
    const pointer = parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
    const validate = ajv.getSchema(`document#/${pointer}`);
    if (!validate) return [`${status} has no schema`];
    return validate(body) ? [] : [ajv.errorsText(validate.errors, { dataVar: 'result' })];
  }

  /** The operation must list the code; the text must be from the examples or the catalogue. */
  function problemsOfCode({ errors, responses }: Operation, { code, msg }: Coded, inEntry: boolean): string[] {
    const listed = errors.find((one) => one.error.code === code && isOfEntry(one) === inEntry)?.error;
    if (code !== 0 && !listed) return [`code ${code}, which the operation does not list`];
    const own = readTexts([{ responses }]).get(code);
    const isRight = own?.has(msg) ?? (texts.get(code)?.has(msg) || (listed !== undefined && isWordedAs(listed, msg)));
    return isRight ? [] : [`the text "${msg}" of ${code}`];
  }

  async function read(operationId: string, response: Response): Promise<Outcome> {
    const called = operation(operationId);
    const success = called.responses.find(({ status }) => status === '200')?.contents[0];
    const mediaType = response.headers.get('Content-Type');
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    const refuse = (problems: string[]) => {
      if (problems.length > 0) throw new Error(`${operationId}: ${problems.join(', ')} in ${text.slice(0, 500)}`);
    };
    // Failed calls have status 200, too (`paths` of the document).
    refuse(response.status === 200 ? [] : [`status ${response.status}`]);
    if (success?.mediaType === mediaType && mediaType !== 'application/json')
      return { operationId, code: 0, entryCodes: [], msg: '', data: null, bytes };
    refuse(mediaType === 'application/json' ? [] : [`media type ${mediaType}`]);
    const body = JSON.parse(text) as { code: number; msg: string; data: Json };
    refuse(problemsOf(called, body.code === 0 ? '200' : 'default', body));
    const entries = called.errors.some(isOfEntry) ? entriesOf(body.data) : [];
    refuse([
      ...problemsOfCode(called, body, false),
      ...entries.flatMap((entry) => problemsOfCode(called, entry, true)),
    ]);
    return { ...body, operationId, entryCodes: entries.map(({ code }) => code) };
  }

  return { model, operations, operation, read };
});

interface Coded {
  code: number;
  msg: string;
}

function isOfEntry({ assumed }: OperationError): boolean {
  return assumed?.some((text) => text.includes('the entry')) ?? false;
}

/** All objects with a code and a text: the envelope, entries of a result. */
function entriesOf(value: unknown): Coded[] {
  if (Array.isArray(value)) return value.flatMap(entriesOf);
  if (!isObject(value)) return [];
  const { code, msg } = value;
  const own = typeof code === 'number' && typeof msg === 'string' ? [{ code, msg }] : [];
  return [...own, ...Object.values(value).flatMap(entriesOf)];
}

function readTexts(operations: Array<Pick<Operation, 'responses'>>): Map<number, Set<string>> {
  const texts = new Map<number, Set<string>>();
  const examples = operations.flatMap(({ responses }) => responses.flatMap(({ contents }) => contents));
  for (const { code, msg } of entriesOf(examples.flatMap((content) => content.examples.map(({ value }) => value))))
    texts.set(code, (texts.get(code) ?? new Set()).add(msg));
  return texts;
}

/** Whether a text uses only the catalogue's words. */
function isWordedAs({ meaning, meanings }: ErrorCode, msg: string): boolean {
  const known = new Set(wordsOf([meaning, ...meanings.map((one) => one.meaning)].join(' ')));
  return msg !== '' && wordsOf(msg).every((word) => known.has(word));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\w'-]+/g) ?? [];
}
