import {
  authorizationCodeGrantRequest,
  calculatePKCECodeChallenge,
  clientCredentialsGrantRequest,
  deviceAuthorizationRequest,
  deviceCodeGrantRequest,
  generateRandomCodeVerifier,
  generateRandomState,
  processDeviceAuthorizationResponse,
  ResponseBodyError,
  refreshTokenGrantRequest,
  validateAuthResponse,
} from 'oauth4webapi';
import { mayVisit } from '../../core/signIn/mayVisit';
import { awaitRedirect } from './awaitRedirect';
import { type Applicant, findProvider, type Provider, readTokens, requestOptions, type Tokens } from './provider';

export interface DeviceCode {
  code: string;
  address: string;
}

interface SignIn extends Applicant {
  /** An empty window, which only a click may open. */
  popup?: Window | null;
  redirect: string;
  onDevice(device: DeviceCode): void;
}

/** Gets a token. Rejects if the provider refuses, cannot be reached, or the reader gives up. */
export async function signIn(wanted: SignIn): Promise<Tokens> {
  const provider = await findProvider(wanted);
  if (wanted.way.flow === 'clientCredentials') return withCredentials(provider, wanted);
  return wanted.way.flow === 'authorizationCode' ? withCode(provider, wanted) : withDevice(provider, wanted);
}

export async function renew(wanted: Applicant, token: string): Promise<Tokens> {
  const provider = await findProvider(wanted);
  const { server, client, authentication } = provider;
  const options = requestOptions(server.token_endpoint, wanted.signal);
  const response = await refreshTokenGrantRequest(server, client, authentication, token, options);
  return { refresh: token, ...(await readTokens(provider, response)) };
}

async function withCredentials(provider: Provider, { scope, signal }: SignIn): Promise<Tokens> {
  const { server, client, authentication } = provider;
  const options = requestOptions(server.token_endpoint, signal);
  const response = await clientCredentialsGrantRequest(server, client, authentication, parametersOf(scope), options);
  return readTokens(provider, response);
}

async function withCode(provider: Provider, { popup, redirect, scope, signal }: SignIn): Promise<Tokens> {
  const { server, client, authentication, isDiscovered } = provider;
  const address = server.authorization_endpoint ?? '';
  if (!mayVisit(address)) throw new Error(`Not an address of a page: ${address}`);
  if (!popup || popup.closed) throw new PopupBlocked();
  const [verifier, state] = [generateRandomCodeVerifier(), generateRandomState()];
  const url = new URL(address);
  const asked = {
    client_id: client.client_id,
    response_type: 'code',
    redirect_uri: redirect,
    state,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...Object.fromEntries(parametersOf(scope)),
    // Servers do not see a fragment: the code is in no log of this site.
    ...(server.response_modes_supported?.includes('fragment') && { response_mode: 'fragment' }),
  };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  popup.opener = null;
  popup.location.replace(url);
  const returned = await awaitRedirect(state, signal);
  if (!isDiscovered) returned.delete('iss');
  const checked = validateAuthResponse(server, client, returned, state);
  const options = requestOptions(server.token_endpoint, signal);
  const response = await authorizationCodeGrantRequest(
    ...([server, client, authentication, checked, redirect, verifier, options] as const),
  );
  return readTokens(provider, response);
}

/** RFC 8628, 3.5 */
const SLOWER_MS = 5000;

async function withDevice(provider: Provider, { scope, signal, onDevice }: SignIn): Promise<Tokens> {
  const { server, client, authentication } = provider;
  const began = await deviceAuthorizationRequest(
    ...([server, client, authentication, parametersOf(scope)] as const),
    requestOptions(server.device_authorization_endpoint, signal),
  );
  const device = await processDeviceAuthorizationResponse(server, client, began);
  onDevice({ code: device.user_code, address: device.verification_uri_complete ?? device.verification_uri });
  for (let interval = (device.interval ?? 5) * 1000; ; ) {
    await wait(interval, signal);
    const options = requestOptions(server.token_endpoint, signal);
    const response = await deviceCodeGrantRequest(server, client, authentication, device.device_code, options);
    try {
      return await readTokens(provider, response);
    } catch (error) {
      const reason = error instanceof ResponseBodyError ? error.error : '';
      if (reason === 'slow_down') interval += SLOWER_MS;
      else if (reason !== 'authorization_pending') throw error;
    }
  }
}

export class PopupBlocked extends Error {}

function parametersOf(scope: string): URLSearchParams {
  return new URLSearchParams(scope.trim() === '' ? {} : { scope: scope.trim() });
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
