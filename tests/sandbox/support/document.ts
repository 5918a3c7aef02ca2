import { buildModel } from '../../../plugins/openapi/core/model/build';
import type { ApiModel } from '../../../plugins/openapi/core/model/types';
import { type CompiledSandbox, compileSandbox } from '../../../plugins/sandbox/core/compile/compileSandbox';
import { lazily } from '../../../plugins/shared/core/cache';
import { isObject } from '../../../plugins/shared/core/json';
import { readOurDocument } from '../../helpers/ourDocument';

export const ourDocument = lazily(async () => {
  const model = buildModel(await readOurDocument());
  return { model, compiled: compileSandbox(model), lost: [] };
});

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
