import { join } from 'node:path';
import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { isObject, type Json } from '../../../../plugins/openapi/core/json';
import { buildModel } from '../../../../plugins/openapi/core/model/build';
import type { ApiModel, ErrorCode, Operation, OperationError } from '../../../../plugins/openapi/core/model/types';
import { createReader } from '../../../../plugins/openapi/read';
import { closeSchemas } from './closeSchemas';

/** What an operation answered: its code, those of single entries of the result, and the result itself. */
export interface Outcome {
  operationId: string;
  code: number;
  /** The codes that stand in entries of the result, such as that of one IP address. */
  entryCodes: number[];
  msg: string;
  data: Json;
  /** Bytes of a result without envelope. */
  bytes?: Uint8Array;
}

export type DeclaredOperation = Operation & { operationId: string };

export interface Contract {
  model: ApiModel;
  operations: DeclaredOperation[];
  operation(operationId: string): DeclaredOperation;
  /** Reads a response, and throws where anything in it is not as the document says. */
  read(operationId: string, response: Response): Promise<Outcome>;
}

export async function readContract(): Promise<Contract> {
  const { document } = await createReader(join(import.meta.dirname, '../../../..')).read('openapi/openapi.yaml');
  if (!document) throw new Error('openapi/openapi.yaml cannot be read');
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

  /** Problems of a JSON result; its status is `200` or `default`. */
  function problemsOf({ path, method }: Operation, status: string, body: unknown): string[] {
    const parts = ['paths', path, method.toLowerCase(), 'responses', status, 'content', 'application/json', 'schema'];
    const pointer = parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
    const validate = ajv.getSchema(`document#/${pointer}`);
    if (!validate) return [`${status} has no schema`];
    return validate(body) ? [] : [ajv.errorsText(validate.errors, { dataVar: 'result' })];
  }

  /** A code must be one that the operation lists there, and its text that of the examples or that of the catalogue. */
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
    // A failed call has the status 200 as well (`paths` of the document).
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
}

interface Coded {
  code: number;
  msg: string;
}

/** Does a code stand in an entry of the result, and never in the envelope? */
function isOfEntry({ assumed }: OperationError): boolean {
  return assumed?.some((text) => text.includes('the entry')) ?? false;
}

/** Whatever in a value has a code and a text: an envelope, an entry of a result. */
function entriesOf(value: unknown): Coded[] {
  if (Array.isArray(value)) return value.flatMap(entriesOf);
  if (!isObject(value)) return [];
  const { code, msg } = value;
  const own = typeof code === 'number' && typeof msg === 'string' ? [{ code, msg }] : [];
  return [...own, ...Object.values(value).flatMap(entriesOf)];
}

/** The texts of each code in the document's examples. */
function readTexts(operations: Array<Pick<Operation, 'responses'>>): Map<number, Set<string>> {
  const texts = new Map<number, Set<string>>();
  const examples = operations.flatMap(({ responses }) => responses.flatMap(({ contents }) => contents));
  for (const { code, msg } of entriesOf(examples.flatMap((content) => content.examples.map(({ value }) => value))))
    texts.set(code, (texts.get(code) ?? new Set()).add(msg));
  return texts;
}

/** Does a text say of a code what the catalogue says, in its words? */
function isWordedAs({ meaning, meanings }: ErrorCode, msg: string): boolean {
  const known = new Set(wordsOf([meaning, ...meanings.map((one) => one.meaning)].join(' ')));
  return msg !== '' && wordsOf(msg).every((word) => known.has(word));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\w'-]+/g) ?? [];
}
