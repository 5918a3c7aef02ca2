import { isObject, type JsonObject } from '../../../shared/core/json';
import { Failure, METHOD_NOT_FOUND, UNSUPPORTED_VERSION, WRONG_PARAMS, WRONG_REQUEST } from './failures';

/** Versions whose clients begin with `initialize`, the newest first. */
const WITH_HANDSHAKE = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'];
/** Versions that each request names. */
const PER_REQUEST = ['2026-07-28'];
const META = '_meta';
const VERSION_KEY = 'io.modelcontextprotocol/protocolVersion';
const SERVER_KEY = 'io.modelcontextprotocol/serverInfo';
/** What a server offers does not change while it runs. */
const KEPT = { ttlMs: 3_600_000, cacheScope: 'private' };

export interface Identity {
  name: string;
  title: string;
  version: string;
}

export interface ListedTool {
  name: string;
  title: string;
  description: string;
  inputSchema: JsonObject;
  annotations: JsonObject;
}

export interface Served {
  identity: Identity;
  instructions: string;
  tools(): Promise<readonly ListedTool[]>;
  /** `undefined` for an unknown tool. */
  call(name: string, input: JsonObject): Promise<{ text: string; isError: boolean } | undefined>;
}

/**
 * The server of the Model Context Protocol, without a transport: answers a message of JSON-RPC, or a list of them.
 * `undefined` for what needs no answer.
 */
export function createProtocol(served: Served): (message: unknown) => Promise<unknown> {
  async function answer(message: unknown): Promise<JsonObject | undefined> {
    const id = isObject(message) ? message.id : undefined;
    if (!isObject(message) || message.jsonrpc !== '2.0') return failed(id, new Failure(WRONG_REQUEST, 'No request.'));
    // Notifications, and answers to requests, of which there are none.
    if (typeof message.method !== 'string' || id === undefined) return undefined;
    const params = isObject(message.params) ? message.params : {};
    try {
      return { jsonrpc: '2.0', id, result: await perform(message.method, params) };
    } catch (error) {
      return failed(id, error);
    }
  }

  async function perform(method: string, params: JsonObject): Promise<JsonObject> {
    const meta = isObject(params[META]) ? params[META] : {};
    const version = meta[VERSION_KEY];
    if (version === undefined)
      return performAny(method, params, { ...HANDSHAKE, initialize: () => initialize(params) });
    if (!PER_REQUEST.includes(String(version))) {
      const data = { supported: PER_REQUEST, requested: version };
      throw new Failure(UNSUPPORTED_VERSION, 'Unsupported protocol version', data);
    }
    const result = await performAny(method, params, { 'server/discover': discover });
    const isKept = method === 'server/discover' || method === 'tools/list';
    return { ...result, resultType: 'complete', ...(isKept && KEPT), [META]: { [SERVER_KEY]: served.identity } };
  }

  async function performAny(
    method: string,
    params: JsonObject,
    own: Record<string, () => JsonObject>,
  ): Promise<JsonObject> {
    if (Object.hasOwn(own, method)) return own[method]?.() ?? {};
    if (method === 'tools/list') return { tools: await served.tools() };
    if (method === 'tools/call') return callTool(params);
    throw new Failure(METHOD_NOT_FOUND, `There is no method ${method}.`);
  }

  function initialize({ protocolVersion }: JsonObject): JsonObject {
    const [newest] = WITH_HANDSHAKE;
    const agreed = WITH_HANDSHAKE.find((version) => version === protocolVersion) ?? newest;
    const { identity: serverInfo, instructions } = served;
    return { protocolVersion: agreed, capabilities: { tools: {} }, serverInfo, instructions };
  }

  function discover(): JsonObject {
    return { supportedVersions: PER_REQUEST, capabilities: { tools: {} }, instructions: served.instructions };
  }

  async function callTool({ name, arguments: given = {} }: JsonObject): Promise<JsonObject> {
    if (!isObject(given)) throw new Failure(WRONG_PARAMS, '`arguments` must be an object.');
    const result = await served.call(String(name), given);
    if (!result) throw new Failure(WRONG_PARAMS, `Unknown tool: ${String(name)}`);
    const { text, isError } = result;
    return { content: [{ type: 'text', text }], ...(isError && { isError }) };
  }

  return async (message) => {
    if (!Array.isArray(message)) return answer(message);
    if (message.length === 0) return answer(undefined);
    const answers: JsonObject[] = [];
    for (const one of message) answers.push(...[(await answer(one)) ?? []].flat());
    return answers.length > 0 ? answers : undefined;
  };
}

const HANDSHAKE = { ping: () => ({}) };

function failed(id: unknown, error: unknown): JsonObject {
  const failure = error instanceof Failure ? error : Failure.of(error);
  return { jsonrpc: '2.0', id: id ?? null, error: failure.toJson() };
}
