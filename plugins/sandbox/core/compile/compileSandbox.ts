import type { ApiModel } from '../../../openapi/core/model/types';
import type { SandboxApi } from '../api';
import { compileMessages } from './compileMessages';
import { compileOperation } from './compileOperation';
import { compileResult } from './compileResult';
import { isObject, list } from './readTypes';
import { createValidatorWriter } from './validatorWriter';

export interface CompiledSandbox {
  api: SandboxApi;
  /** Text of a JavaScript module without imports; its default export is the `Validators` of `api`. */
  validators: string;
}

/**
 * What the sandbox has to know of a document, with nothing left to look up or to compile where it runs. Throws, with
 * the place in the document, where that says something that the sandbox cannot do.
 */
export function compileSandbox(model: ApiModel): CompiledSandbox {
  const { envelope, resolve } = model;
  if (!envelope) throw new Error('The sandbox wraps its results: the document marks no schema with `x-envelope`.');
  const { messages, success, own } = compileMessages(model, envelope);
  const tools = { resolve, writer: createValidatorWriter() };
  const operations = model.operations.map((operation) => {
    const result = compileResult(operation, envelope, resolve);
    const texts = own.get(operation) ?? {};
    return compileOperation(
      operation,
      { result, ...(Object.keys(texts).length > 0 ? { messages: texts } : {}) },
      tools,
    );
  });
  const { code, success: zero, message, data } = envelope;
  const api: SandboxApi = {
    title: model.title,
    version: model.version,
    bases: [...new Set(model.servers.map(basePath))],
    envelope: { code, success: zero, message, data, text: success },
    wrong: derivedCode(model, 'parameters'),
    missing: derivedCode(model, 'required'),
    messages,
    operations,
  };
  return { api, validators: tools.writer.write() };
}

/** The code that follows from the shape of a request (`derived` of the catalogue). */
function derivedCode(model: ApiModel, from: 'parameters' | 'required'): number {
  const entry = list(model.document['x-error-catalogue']).find((item) => isObject(item) && item.derived === from);
  if (isObject(entry) && typeof entry.code === 'number') return entry.code;
  throw new Error(`The sandbox checks requests: no code of the document's catalogue says \`derived: ${from}\`.`);
}

/** The path of a server's address, without a slash at the end. */
function basePath({ url, variables }: ApiModel['servers'][number]): string {
  const filled = variables.reduce((text, { name, default: value }) => text.replaceAll(`{${name}}`, value), url);
  return new URL(filled, 'http://localhost').pathname.replace(/\/+$/, '');
}
