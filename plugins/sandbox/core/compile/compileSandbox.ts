import { type ApiModel, type ErrorCode, errorMessages, type Operation } from '../../../openapi';
import { shapesOf } from '../../../schema/core/combine/shapes';
import { isJson, isText } from '../../../shared/core/mediaTypes';
import type { SandboxApi, SandboxOperation } from '../api';
import { collectSchemas } from './collectSchemas';
import { compileAnswers } from './compileAnswers';
import { compileOperation } from './compileOperation';
import type { CompileTools } from './compileParameter';
import { listBases } from './listBases';
import { compileMemory } from './memory/compileMemory';

export interface CompiledSandbox {
  api: SandboxApi;
  /** Keywords of schemas that cannot be checked, with their location in the document. */
  warnings: string[];
}

/** Compiles everything the sandbox needs of a document. `isStateless`: answers do not depend on earlier calls. */
export function compileSandbox(model: ApiModel, isStateless = false): CompiledSandbox {
  const warnings: string[] = [];
  const schemas = collectSchemas(model);
  const tools: CompileTools = {
    shapes: shapesOf(model),
    demandsOf: schemas.demandsOf,
    warn: (reason) => warnings.push(reason),
  };
  const { messages, success, own } = errorMessages(model);
  const bases = listBases(model.servers);
  const ids = new Set<string>();
  const hasCodes = model.envelope !== undefined && model.errors.length > 0;
  const operations = model.operations.map((operation): SandboxOperation => {
    const texts = own.get(operation) ?? {};
    const ownBases = listBases(operation.servers);
    return {
      id: takeId(operation, ids),
      ...compileOperation(operation, tools),
      ...(ownBases.join() === bases.join() ? {} : { bases: ownBases }),
      ...(hasCodes ? { codes: operation.errors.map(({ error }) => error.code).toSorted((a, b) => a - b) } : {}),
      ...(Object.keys(texts).length > 0 ? { messages: texts } : {}),
      ...compilePoll(operation),
      result: compileResult(operation, model),
      answers: compileAnswers(operation, model),
    };
  });
  const members = model.operations.flatMap((operation, index) => {
    const compiled = operations[index];
    return compiled ? [{ operation, compiled }] : [];
  });
  const demandsOf = (schema: unknown, isList?: boolean) => schemas.demandsOf(schema, () => undefined, isList);
  const memory = isStateless ? {} : compileMemory(members, { model, shapes: tools.shapes, demandsOf });
  const api: SandboxApi = {
    title: model.title,
    version: model.version,
    bases,
    ...(model.envelope ? compileEnvelope(model, model.envelope, success) : {}),
    messages,
    operations,
    ...memory,
    ...schemas.collect(),
  };
  return { api, warnings };
}

function compileEnvelope(
  model: ApiModel,
  { code, success, message, data }: NonNullable<ApiModel['envelope']>,
  text: string,
): Pick<SandboxApi, 'envelope' | 'wrong' | 'missing'> {
  const codeFor = (from: ErrorCode['derived']) => model.errors.find(({ derived }) => derived === from)?.code;
  return {
    envelope: { code, success, message, data, text },
    wrong: codeFor('parameters'),
    missing: codeFor('required'),
  };
}

function takeId({ operationId, method, path }: Operation, taken: Set<string>): string {
  const id = operationId === undefined || taken.has(operationId) ? `${method} ${path}` : operationId;
  taken.add(id);
  return id;
}

function compilePoll({ poll }: Operation): Pick<SandboxOperation, 'pollAfter'> {
  return poll && !poll.recommended ? { pollAfter: poll.seconds * 1000 } : {};
}

function compileResult({ responses }: Operation, { envelope }: ApiModel): SandboxOperation['result'] {
  const success = responses.find(({ status }) => /^2/.test(status));
  const content = success?.contents.find((one) => isJson(one.mediaType)) ?? success?.contents[0];
  const status = /^2\d\d$/.test(success?.status ?? '') ? Number(success?.status) : 200;
  const mediaType = content?.mediaType ?? 'application/json';
  const sent = { mediaType, ...(status === 200 ? {} : { status }) };
  if (!isJson(mediaType)) return { kind: isText(mediaType) ? 'text' : 'binary', ...sent };
  if (!envelope) return { kind: content ? 'json' : 'none', ...sent };
  return { kind: content?.wrapped && !content.wrapped.isEmpty ? 'json' : 'none', ...sent };
}
