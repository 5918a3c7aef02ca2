import { join } from 'node:path';
import { createReader } from '../../../plugins/document/read';
import { buildModel } from '../../../plugins/openapi/core/model/build';
import type { ApiModel } from '../../../plugins/openapi/core/model/types';
import { type CompiledSandbox, compileSandbox } from '../../../plugins/sandbox/core/compile/compileSandbox';
import { isObject } from '../../../plugins/shared/core/json';
import { formatProblem } from '../../../plugins/shared/problem';

const ROOT = join(import.meta.dirname, '../../..');

let reading: ReturnType<typeof read> | undefined;

export function ourDocument(): ReturnType<typeof read> {
  reading ??= read();
  return reading;
}

async function read() {
  const { document, problems } = await createReader(ROOT).read('openapi/openapi.yaml', { strict: true });
  if (!document) throw new Error(problems.map(formatProblem).join('\n'));
  const model = buildModel(document);
  return { model, compiled: compileSandbox(model), lost: [] };
}

export function compile(model: ApiModel): CompiledSandbox {
  return compileSandbox(model);
}

/** A document with the envelope, the two derived codes, and these paths. */
export function smallModel(paths: object, rest: object = {}): ApiModel {
  const codes = [
    { code: 500, name: 'wrong', meaning: 'A parameter is wrong.', derived: 'parameters' },
    { code: 501, name: 'missing', meaning: 'A parameter is missing.', derived: 'required' },
    { code: 7, name: 'seven', meaning: 'The seventh door is closed.' },
  ];
  const envelope = { type: 'object', 'x-envelope': { code: 'code', success: 0, message: 'msg', data: 'data' } };
  const components = { schemas: { Envelope: envelope } };
  const root = {
    openapi: '3.1.1',
    info: { title: 'Small', version: '1' },
    'x-error-catalogue': codes,
    components,
    paths,
  };
  const input = { ...root, ...rest };
  if (!isObject(input)) throw new TypeError('not a document');
  return buildModel({ root: input, positionOf: () => ({ file: 'small.yaml', line: 3, column: 1 }) });
}
