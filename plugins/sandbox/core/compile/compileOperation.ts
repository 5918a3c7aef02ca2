import type { Operation, SecurityScheme } from '../../../openapi/core/model/types';
import type { SandboxBody, SandboxKey, SandboxOperation } from '../api';
import { type CompileTools, compileCheck, compileParameter } from './compileParameter';
import { readTypes } from './readTypes';

type Parts = Pick<SandboxOperation, 'messages' | 'result'>;

export function compileOperation(operation: Operation, parts: Parts, tools: CompileTools): SandboxOperation {
  const { operationId, method, path, title, source } = operation;
  try {
    if (operationId === undefined) throw new Error('The sandbox knows operations by their `operationId`; it has none.');
    const body = compileBody(operation, tools);
    return {
      id: operationId,
      method,
      path,
      title,
      parameters: operation.parameters.map((parameter) => compileParameter(parameter, tools)),
      ...(body ? { body } : {}),
      security: operation.security.map((set) => set.map(({ scheme }) => compileKey(scheme))),
      codes: operation.errors.map(({ error }) => error.code).toSorted((a, b) => a - b),
      ...parts,
    };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${source.file}:${source.line}: ${method} ${path}: ${reason}`, { cause });
  }
}

function compileBody({ body }: Operation, tools: CompileTools): SandboxBody | undefined {
  if (!body) return undefined;
  const content = body.contents.find(({ mediaType }) => /[/+]json\b/i.test(mediaType));
  if (!content) throw new Error('The sandbox reads bodies of JSON only.');
  const types = readTypes(content.schema, tools.resolve);
  const check = compileCheck(content.schema ?? true, tools);
  return { required: body.required, ...(types ? { types } : {}), ...(check ? { check } : {}) };
}

function compileKey({ key, type, in: place, name, scheme }: SecurityScheme): SandboxKey {
  if (type === 'apiKey' && name !== undefined && (place === 'query' || place === 'header')) return { name, in: place };
  if (type === 'http' && scheme?.toLowerCase() === 'bearer') {
    return { name: 'Authorization', in: 'header', prefix: 'Bearer ' };
  }
  throw new Error(`The sandbox does not know keys of this kind: \`${key}\`.`);
}
