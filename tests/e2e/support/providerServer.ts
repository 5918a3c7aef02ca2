import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const CLIENT = 'docs';
const SECRET = 's3cret';
/** Complete parts of the stream that are sent at once; another one follows with each call of `push`. */
const FIRST_EVENTS = 2;
const DEPTH = 4000;
const BIG_ITEMS = 150_000;

export interface ProviderServer {
  origin: string;
  server: Server;
  /** Method and address of each request, with what it was let in by. */
  seen: string[];
  /** Sends another event to whoever listens. */
  push(): void;
}

/** An API with and without CORS, and the provider that signs in to it: OAuth 2.0 with discovery of OpenID Connect. */
export async function startProviderServer(): Promise<ProviderServer> {
  const seen: string[] = [];
  const challenges = new Map<string, string>();
  const listeners = new Set<ServerResponse>();
  let isDevicePending = true;
  let tokens = 0;

  const json = (response: ServerResponse, value: unknown, status = 200) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));

  const token = (response: ServerResponse, name: string) => {
    tokens += 1;
    json(response, {
      access_token: `${name}-${tokens}`,
      token_type: 'Bearer',
      expires_in: 3600,
      refresh_token: 'again',
      // Nothing can check it: the issuer is another one.
      id_token: 'a.b.c',
    });
  };

  function grant(request: IncomingMessage, form: URLSearchParams, response: ServerResponse): void {
    const [user, password] = Buffer.from(request.headers.authorization?.slice(6) ?? '', 'base64')
      .toString()
      .split(':');
    const [client, secret] = [user || form.get('client_id'), password ?? form.get('client_secret')];
    const refuse = (error: string, words?: string) => json(response, { error, error_description: words }, 400);
    if (client !== CLIENT) return refuse('invalid_client', 'Nobody knows this client.');
    switch (form.get('grant_type')) {
      case 'client_credentials':
        return secret === SECRET ? token(response, `client ${form.get('scope')}`) : refuse('invalid_client', 'No.');
      case 'authorization_code': {
        const challenge = createHash('sha256')
          .update(form.get('code_verifier') ?? '')
          .digest('base64url');
        return challenges.get(form.get('code') ?? '') === challenge ? token(response, 'code') : refuse('invalid_grant');
      }
      case 'refresh_token':
        return token(response, 'renewed');
      default:
        if (!isDevicePending) return token(response, 'device');
        isDevicePending = false;
        return refuse('authorization_pending');
    }
  }

  function authorize(query: URLSearchParams, response: ServerResponse): void {
    const code = `code-${challenges.size}`;
    if (query.get('code_challenge_method') !== 'S256') return void response.writeHead(400).end();
    challenges.set(code, query.get('code_challenge') ?? '');
    const back = new URL(query.get('redirect_uri') ?? '');
    const returned = new URLSearchParams({ code, state: query.get('state') ?? '', iss: `${origin}/other` });
    if (query.get('response_mode') === 'fragment') {
      returned.set('iss', origin);
      back.hash = String(returned);
    } else back.search = String(returned);
    response.writeHead(200, { 'content-type': 'text/html', 'cross-origin-opener-policy': 'same-origin' });
    response.end(`<a href="${back.href.replaceAll('&', '&amp;')}">Allow</a>`);
  }

  function answer(request: IncomingMessage, path: string, response: ServerResponse): void {
    const { authorization, 'x-key': key, cookie } = request.headers;
    switch (path) {
      case '/pet':
        response.setHeader('content-type', 'application/json');
        return void response.end('{"id":9223372036854775807,"name":7,"color":"red","legs":4,"nick":"Rex"}');
      case '/events':
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        for (let event = 0; event < FIRST_EVENTS; event += 1) response.write(`data: event ${event}\n\n`);
        return void listeners.add(response);
      case '/slow':
        return void response.on('close', () => seen.push('Given up'));
      case '/big': {
        const items = Array.from({ length: BIG_ITEMS }, (_, id) => ({
          id,
          name: `pet ${id}`,
          color: 'brown, and black and white',
        }));
        return json(response, { items });
      }
      case '/deep':
        response.setHeader('content-type', 'application/json');
        return void response.end(`${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`);
      case '/drawing':
        response.setHeader('content-type', 'image/svg+xml');
        return void response.end('<svg xmlns="http://www.w3.org/2000/svg" onload="document.title=\'run\'"></svg>');
      default:
        return json(response, { authorization, key, cookie });
    }
  }

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const { origin: from, 'access-control-request-headers': asked } = request.headers;
    if (from && !pathname.startsWith('/closed/')) {
      response.setHeader('access-control-allow-origin', from);
      response.setHeader('access-control-allow-credentials', 'true');
      response.setHeader('access-control-allow-headers', asked ?? '');
      response.setHeader('access-control-allow-methods', '*');
    }
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    seen.push(`${request.method} ${request.url}`);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    if (pathname === '/token') return grant(request, form, response);
    if (pathname === '/authorize') return authorize(searchParams, response);
    if (pathname === '/device') {
      const address = `${origin}/activate`;
      return json(response, {
        device_code: 'd',
        user_code: 'WDJB-MJHT',
        verification_uri: address,
        expires_in: 60,
        interval: 0.1,
      });
    }
    if (pathname === '/.well-known/openid-configuration') {
      return json(response, {
        issuer: origin,
        authorization_endpoint: `${origin}/authorize`,
        token_endpoint: `${origin}/token`,
        device_authorization_endpoint: `${origin}/device`,
        response_modes_supported: ['query', 'fragment'],
      });
    }
    answer(request, pathname.replace(/^\/(open|closed)(\/v\d)?/, ''), response);
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    server,
    seen,
    push: () => listeners.forEach((response) => response.write('data: one more\n\n')),
  };
}

/** The document of that API. */
export function printProviderDocument(origin: string): string {
  const flows = {
    // Addresses may be relative to the server.
    authorizationCode: { authorizationUrl: '/authorize', tokenUrl: '../token', scopes: { read: 'Reads.', write: '' } },
    clientCredentials: { tokenUrl: `${origin}/token`, scopes: { read: 'Reads.', write: 'Writes.' } },
    deviceAuthorization: { deviceAuthorizationUrl: '/device', tokenUrl: '/token', scopes: {} },
  };
  const pet = {
    type: 'object',
    required: ['id', 'name', 'age'],
    properties: {
      id: { type: 'integer', format: 'int64', description: 'The number of the **pet**.' },
      name: { type: 'string' },
      age: { type: 'integer' },
      color: { type: 'string', enum: ['brown', 'black'] },
      legs: { type: 'integer', maximum: 2 },
    },
  };
  const text = { type: 'string' };
  const variant = (title: string, kind: string, properties: object) => ({
    title,
    type: 'object',
    required: ['kind', ...Object.keys(properties)],
    properties: { kind: { const: kind }, ...properties },
  });
  const order = {
    type: 'object',
    required: ['buyer', 'lines'],
    properties: {
      buyer: {
        type: 'object',
        required: ['name'],
        properties: { name: { ...text, minLength: 2 }, address: { type: 'object', properties: { city: text } } },
      },
      lines: {
        type: 'array',
        maxItems: 3,
        items: {
          type: 'object',
          required: ['sku'],
          properties: { sku: text, count: { type: 'integer', minimum: 1 }, size: { enum: ['small', 'large'] } },
        },
      },
      labels: { type: 'object', additionalProperties: text },
      payment: {
        oneOf: [
          variant('Card', 'card', { number: text }),
          variant('Invoice', 'invoice', { days: { type: 'integer' } }),
        ],
      },
    },
  };
  const refused = { type: 'object', properties: { count: { type: 'integer' } } };
  const upload = {
    type: 'object',
    required: ['picture'],
    properties: {
      picture: { type: 'string', format: 'binary' },
      tags: { type: 'array', maxItems: 3, items: text },
    },
  };
  const sends = (operationId: string, mediaType: string, schema: object, more: object = {}) => ({
    post: {
      operationId,
      tags: ['Orders'],
      summary: operationId,
      requestBody: { required: true, content: { [mediaType]: { schema, ...more } } },
      responses: { 200: { description: 'Fine', content: { 'application/json': { schema: { type: 'object' } } } } },
    },
  });
  const call = (operationId: string, rest: object = {}, mediaType = 'application/json', schema: object = {}) => ({
    get: {
      operationId,
      tags: ['Pets'],
      summary: operationId,
      responses: { 200: { description: 'Fine', content: { [mediaType]: { schema } } } },
      ...rest,
    },
  });
  return JSON.stringify({
    openapi: '3.2.0',
    info: { title: 'Pets', version: '1' },
    servers: [
      { url: `${origin}/open` },
      { url: `${origin}/closed` },
      {
        url: `${origin}/{part}/{version}`,
        variables: { part: { default: 'open', enum: ['open', 'closed'] }, version: { default: 'v1' } },
      },
    ],
    tags: [{ name: 'Pets' }, { name: 'Orders' }],
    paths: {
      '/keys': call('keys', { security: [{ key: [], token: [] }, { login: [] }, {}] }),
      '/session': call('session', { security: [{ session: [] }] }),
      '/signed': call('signed', { security: [{ oauth: ['read'] }] }),
      '/connected': call('connected', { security: [{ connect: [] }] }),
      '/pet': call('pet', {}, 'application/json', pet),
      '/events': call('events', {}, 'text/event-stream', { type: 'string' }),
      '/slow': call('slow'),
      '/big': call('big', {}, 'application/json', { type: 'object' }),
      '/deep': call('deep'),
      '/orders': sends('order', 'application/json', order),
      '/refused': sends('refused', 'application/json', refused, { example: { count: 'many' } }),
      '/pictures': sends('picture', 'multipart/form-data', upload),
      '/drawing': call('drawing', {}, 'image/svg+xml', { type: 'string' }),
    },
    components: {
      securitySchemes: {
        key: { type: 'apiKey', in: 'header', name: 'X-Key' },
        session: { type: 'apiKey', in: 'cookie', name: 'sid' },
        token: { type: 'http', scheme: 'bearer' },
        login: { type: 'http', scheme: 'basic' },
        oauth: { type: 'oauth2', flows },
        connect: { type: 'openIdConnect', openIdConnectUrl: `${origin}/.well-known/openid-configuration` },
      },
    },
  });
}
