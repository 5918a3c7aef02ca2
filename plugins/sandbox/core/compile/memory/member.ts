import type { ApiModel, MediaType, Operation } from '../../../../openapi';
import type { Shapes } from '../../../../schema/core/combine/types';
import type { Schema } from '../../../../schema/core/types';
import { isJson } from '../../../../shared/core/mediaTypes';
import type { SandboxOperation } from '../../api';
import { successOf } from '../../response/chooseAnswer';

/** An operation of a collection or its items. */
export interface Member {
  operation: Operation;
  compiled: SandboxOperation;
}

export interface CompileContext {
  model: ApiModel;
  shapes: Shapes;
  /** What a schema demands beyond its types, if anything; `isList`: of a list, the types of items count too. */
  demandsOf(schema: unknown, isList?: boolean): Schema | undefined;
}

/** The status of an operation's success, and its JSON. */
export function successIn({ operation, compiled }: Member): { status: number; content: MediaType | undefined } {
  const status = successOf(compiled);
  const names = [`${status}`, `${Math.floor(status / 100)}XX`, 'DEFAULT'];
  const response = names
    .map((name) => operation.responses.find((each) => each.status.toUpperCase() === name))
    .find((found) => found !== undefined);
  return { status, content: response?.contents.find(({ mediaType }) => isJson(mediaType)) };
}
