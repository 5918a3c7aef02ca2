import {
  type AuthorizationServer,
  allowInsecureRequests,
  type Client,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  None,
  processDiscoveryResponse,
  processGenericTokenEndpointResponse,
} from 'oauth4webapi';
import { isObject, parseJson } from '../../../shared/core/json';
import type { Way } from '../../core/signIn/ways';

/** What a reader says of the program that signs in. Secrets are sent to the token endpoint only. */
export interface Applicant {
  way: Way;
  clientId: string;
  clientSecret: string;
  /** How the secret is sent. */
  sends: 'header' | 'body';
  scope: string;
  signal: AbortSignal;
}

export interface Provider {
  server: AuthorizationServer;
  client: Client;
  authentication: ClientAuth;
  /** The document does not know the issuer: it cannot be checked. */
  isDiscovered: boolean;
}

export interface Tokens {
  token: string;
  /** Milliseconds since 1970. */
  expires?: number;
  refresh?: string;
}

const DISCOVERY = /\/\.well-known\/(openid-configuration|oauth-authorization-server)$/;

export async function findProvider({ way, clientId, clientSecret, sends, signal }: Applicant): Promise<Provider> {
  const found = way.metadata === undefined ? undefined : await discover(way.metadata, signal);
  const issuer = new URL(way.token ?? way.metadata ?? '').origin;
  const server = {
    issuer,
    ...found,
    ...(way.authorization && { authorization_endpoint: way.authorization }),
    ...(way.token && { token_endpoint: way.token }),
    ...(way.device && { device_authorization_endpoint: way.device }),
  };
  const withSecret = sends === 'body' ? ClientSecretPost : ClientSecretBasic;
  return {
    server,
    client: { client_id: clientId },
    authentication: clientSecret === '' ? None() : withSecret(clientSecret),
    isDiscovered: found !== undefined,
  };
}

async function discover(address: string, signal: AbortSignal): Promise<AuthorizationServer> {
  const response = await fetch(address, {
    headers: { Accept: 'application/json' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal,
  });
  const body = parseJson(await response.clone().text());
  const named = isObject(body) ? String(body.issuer) : '';
  // An address of another form does not say who the issuer must be.
  const issuer = DISCOVERY.test(address) ? address.replace(DISCOVERY, '') : named;
  return processDiscoveryResponse(new URL(issuer), response);
}

/** Options of requests to an endpoint. Unencrypted only on this machine. */
export function requestOptions(endpoint: string | undefined, signal: AbortSignal) {
  const { protocol, hostname } = new URL(endpoint ?? 'https://localhost');
  const isHere = protocol === 'http:' && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  return { signal, [allowInsecureRequests]: isHere };
}

/** Nobody reads the identity token here, whose issuer a document without discovery does not name. */
export async function readTokens({ server, client }: Provider, response: Response): Promise<Tokens> {
  const body = parseJson(await response.clone().text());
  const { id_token: idToken, ...rest } = isObject(body) ? body : {};
  const read = idToken === undefined ? response : Response.json(rest, { status: response.status });
  const result = await processGenericTokenEndpointResponse(server, client, read);
  return {
    token: result.access_token,
    ...(result.expires_in !== undefined && { expires: Date.now() + result.expires_in * 1000 }),
    ...(result.refresh_token !== undefined && { refresh: result.refresh_token }),
  };
}
