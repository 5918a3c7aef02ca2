import type { JsonObject } from '../../../shared/core/json';

/** Codes of JSON-RPC 2.0, and of the protocol. */
export const NO_JSON = -32700;
export const WRONG_REQUEST = -32600;
export const METHOD_NOT_FOUND = -32601;
export const WRONG_PARAMS = -32602;
const INTERNAL = -32603;
export const UNSUPPORTED_VERSION = -32022;

/** An error of the protocol, in contrast to the answer of a tool that could not do what it was asked for. */
export class Failure extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data?: JsonObject,
  ) {
    super(message);
  }

  static of(error: unknown): Failure {
    return new Failure(INTERNAL, error instanceof Error ? error.message : String(error));
  }

  toJson(): JsonObject {
    const { code, message, data } = this;
    return { code, message, ...(data && { data }) };
  }
}
