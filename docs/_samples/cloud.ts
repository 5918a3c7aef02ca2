import type { Calls, HelpResult, Int64, LoginResult } from './api';

export type * from './api';

export const BASE = 'http://127.0.0.1:4010'; // the sandbox: replace it with the address of the service
export const GAME_ID = 'demo'; // of the sandbox: replace it with your game id

/** All that the archive `progress` holds: replace it with the fields of your game. */
export type State = {
  level: number;
  coins: number;
  unlocked?: string[];
  score?: number;
  season?: number;
  team?: string;
  paidInvites?: number;
  paidShares?: string[];
  help?: HelpResult[];
  gifts?: string[];
};
export const NEW_PLAYER: State = { level: 1, coins: 0 };

export type Method = keyof Calls;
export type Query = Record<string, string | number | string[] | undefined>;
/** A number, or a string of its digits if a number would lose some: compare `String(id)`. */
export type Id = Int64;

/** The service refused the call; `code` says why. */
export class CloudError extends Error {
  readonly code: number;

  constructor(code: number, msg: string) {
    super(`${code} ${msg}`);
    this.code = code;
  }
}

/** Sends a request, and resolves with the text of the answer. */
export type Transport = (request: {
  method: Method;
  url: string;
  body?: string;
}) => Promise<string>;

const TIMEOUT = 15_000; // milliseconds until a call without an answer fails

// #region fetch
/** For browsers and Node. */
export const withFetch: Transport = async ({ method, url, body }) => {
  const headers: HeadersInit = body === undefined ? {} : { 'Content-Type': 'application/json' };
  const signal = AbortSignal.timeout(TIMEOUT);
  const response = await fetch(url, { method, body, headers, signal, cache: 'no-store' });
  return response.text();
};
// #endregion

// #region xhr
/** For every target of Cocos Creator. */
export const withXhr: Transport = ({ method, url, body }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    if (body !== undefined) request.setRequestHeader('Content-Type', 'application/json');
    request.onload = () => resolve(request.responseText);
    request.timeout = TIMEOUT;
    request.onerror = () => reject(new Error('no answer'));
    request.ontimeout = request.onerror;
    request.send(body);
  });
// #endregion

/** What the platforms of mini-games have in common. */
export type PlatformRequest = (options: {
  url: string;
  method: Method;
  data?: string;
  header: Record<string, string>;
  dataType: string;
  timeout: number;
  success(result: { data: string }): void;
  fail(error: { errMsg: string }): void;
}) => void;

/** For mini-games: pass `request` of the platform. */
export function withRequest(request: PlatformRequest): Transport {
  return ({ method, url, body }) =>
    new Promise((resolve, reject) => {
      request({
        url,
        method,
        data: body,
        header: { 'content-type': 'application/json' },
        dataType: 'text', // as JSON, the platform would round large ids
        timeout: TIMEOUT,
        success: ({ data }) => resolve(data),
        fail: ({ errMsg }) => reject(new Error(errMsg)),
      });
    });
}

/** `call` resolves with `data`, and rejects with a `CloudError` if the service refuses it. */
export function createCloud(send: Transport = withFetch, base = BASE): Call {
  async function call(method: Method, path: string, query: Query = {}, body?: object) {
    const pairs = Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value = '']) => `${name}=${encodeURIComponent(String(value))}`);
    const url = `${base}${path}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
    const text = await send({ method, url, body: body && JSON.stringify(body) });
    const reply = parseExactly(text);
    if (!isEnvelope(reply)) throw new Error('The answer has no envelope.');
    if (reply.code !== 0) throw new CloudError(reply.code, reply.msg);
    return reply.data;
  }
  return call as Call;
}

interface Reply {
  code: number;
  msg: string;
  data?: unknown;
}

function isEnvelope(reply: unknown): reply is Reply {
  return typeof (reply as Partial<Reply> | null)?.code === 'number';
}

// #region parse
const STRING_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** Like `JSON.parse`, but an integer that a number cannot hold becomes a string of its digits. */
export function parseExactly(text: string): unknown {
  return JSON.parse(text.replace(STRING_OR_NUMBER, quoteLargeInteger));
}

function quoteLargeInteger(token: string): string {
  const isLarge = /^-?\d+$/.test(token) && !Number.isSafeInteger(Number(token));
  return isLarge ? `"${token}"` : token;
}
// #endregion

// #region platform
/** What the client uses of a platform of mini-games. */
interface MiniGame {
  request: PlatformRequest;
  login(options: {
    success(result: { code: string; anonymousCode?: string }): void;
    fail(error: { errMsg: string }): void;
  }): void;
  onShow(callback: () => void): void;
}
declare const wx: MiniGame;
declare const tt: MiniGame;
declare const ks: MiniGame;

const DY_LOGIN = '/api/v1/dy/login';

interface Platform {
  loginPath: '/api/v1/wx/login' | '/api/v1/dy/login' | '/api/v1/ks/login';
  send: Transport;
  getCredentials(): Promise<{ code: string } | { anonymousCode: string; code?: string }>;
  onShow(callback: () => void): void;
}

function ofMiniGames(loginPath: Platform['loginPath'], game: MiniGame): Platform {
  return {
    loginPath,
    send: withRequest((options) => game.request(options)),
    // For one login: what the platform gives is good once.
    getCredentials: () =>
      new Promise((resolve, reject) => {
        game.login({
          // On dy, the anonymous credential is required, the login credential is optional.
          success: ({ code, anonymousCode = '' }) =>
            resolve(
              loginPath === DY_LOGIN ? { anonymousCode, code: code || undefined } : { code },
            ),
          fail: ({ errMsg }) => reject(new Error(errMsg)),
        });
      }),
    onShow: (callback) => game.onShow(callback),
  };
}

function findPlatform(): Platform {
  if (typeof tt !== 'undefined') return ofMiniGames(DY_LOGIN, tt);
  if (typeof ks !== 'undefined') return ofMiniGames('/api/v1/ks/login', ks);
  if (typeof wx !== 'undefined') return ofMiniGames('/api/v1/wx/login', wx);
  // A page, Node, or the preview of an editor: the sandbox takes any code.
  const getCredentials = () => Promise.resolve({ code: 'mia' });
  return { loginPath: '/api/v1/wx/login', send: withFetch, getCredentials, onShow: () => {} };
}

/** The one that the game runs on. */
const platform = findPlatform();

export const call = createCloud(platform.send);
// #endregion

// #region login
async function logIn(): Promise<LoginResult> {
  await synchronise().catch(console.warn); // step 1
  const { ip, region } = await findRegion(); // step 2
  const query = { gameId: GAME_ID, ...(await platform.getCredentials()) }; // step 3
  const result = await call('GET', platform.loginPath, query); // step 4
  track('login', { ip, region }); // step 5
  await flush(result.sessionKey).catch(console.warn);
  return result;
}

/** A login must not fail because the region is unknown. */
async function findRegion(): Promise<{ ip: string; region: string }> {
  try {
    const { me } = await call('GET', '/api/v1/location/ip2region');
    return { ip: me.ip, region: me.province ?? 'unknown' };
  } catch {
    return { ip: 'unknown', region: 'unknown' };
  }
}
// #endregion

// #region session
let session: Promise<LoginResult> | undefined;

/** The session of the player. Calls that need it at the same time share one login. */
export function openSession(): Promise<LoginResult> {
  if (session) return session;
  const opened = logIn();
  session = opened;
  opened.catch(() => endSession(opened)); // the next call tries again
  return opened;
}

function endSession(ended: Promise<LoginResult>): void {
  if (session === ended) session = undefined;
}

/** `call` with the session key. If the key is refused, it logs in again and repeats the call once. */
export const callAsPlayer = sendAsPlayer as PlayerCall;

async function sendAsPlayer(method: Method, path: string, query: Query = {}, body?: object) {
  const anyCall = call as AnyCall;
  const opened = openSession();
  const { sessionKey } = await opened;
  try {
    return await anyCall(method, path, { ...query, session_key: sessionKey }, body);
  } catch (error) {
    if (!(error instanceof CloudError) || ![10020, 10021].includes(error.code)) throw error;
    endSession(opened);
    const renewed = await openSession();
    return anyCall(method, path, { ...query, session_key: renewed.sessionKey }, body);
  }
}

let isKeptAlive = false;

/** Keeps the login alive. Call it when the game starts; another call changes nothing. */
export function keepAlive(): void {
  if (isKeptAlive) return;
  isKeptAlive = true;
  const check = () => {
    if (session) callAsPlayer('GET', '/api/v1/oauth/check_session').catch(console.warn);
  };
  setInterval(check, 15 * 60_000);
  platform.onShow(check); // timers may stop while the game is in the background
}

/** Call it before the player leaves the game. */
export async function logOut(): Promise<void> {
  if (!session) return;
  const ended = session;
  endSession(ended);
  const { sessionKey } = await ended;
  await flush(sessionKey).catch(console.warn);
  await call('GET', '/api/v1/oauth/logout', { session_key: sessionKey });
}

/** Deletes all data of the player: ask first. The next call logs in again. */
export async function deregister(): Promise<void> {
  await unload(); // or the next save would bring it back
  await callAsPlayer('GET', '/api/v1/oauth/deregister');
  cached.length = 0;
  session = undefined;
}
// #endregion

// #region clock
let offset = 0; // milliseconds that the server is ahead of this device

export async function synchronise(samples = 5): Promise<void> {
  let shortest = Infinity;
  for (let i = 0; i < samples; i += 1) {
    const sent = Date.now();
    const server = await call('GET', '/timestamp');
    const roundTrip = Date.now() - sent;
    if (roundTrip < shortest) {
      shortest = roundTrip;
      offset = server - (sent + roundTrip / 2);
    }
  }
}

/** The time of the server, in milliseconds since 1970. */
export const now = () => Math.round(Date.now() + offset);
// #endregion

// #region track
const MOST = 20; // in a batch: events travel in the address, and addresses have a limit
const cached: object[] = [];

/** Keeps an event on the device until the next flush. */
export function track(type: string, event: object): void {
  cached.push({ type, timestamp: now(), event });
}

/** Sends what is cached in batches. What could not be sent is cached again. */
export async function flush(sessionKey: string): Promise<void> {
  while (cached.length > 0) {
    const batch = cached.splice(0, MOST); // taken out: no other flush sends it, too
    try {
      // #region batch
      await call('GET', '/api/v1/track/collect', {
        session_key: sessionKey,
        event_list: JSON.stringify(batch),
      });
      // #endregion
    } catch (error) {
      const isWrong = error instanceof CloudError && error.code === 500;
      if (!isWrong) cached.unshift(...batch); // a wrong batch would be refused again
      throw error;
    }
  }
}
// #endregion

// #region progress
export type Saved = { state: State; version?: string };

export let loaded: Saved | undefined; // unknown until it is loaded
let isChanged = false;
let writing: Promise<void> | undefined; // one write at a time: an older one must not arrive last

/** Call it when the game starts, and again if it fails. */
export async function load(): Promise<void> {
  if (loaded) return;
  const saved = await read();
  loaded ??= saved; // unless another load was faster
}

/** The player's state, as the game has changed it. */
export function state(): State {
  return requireLoaded().state;
}

/** Replaces these fields, and keeps all others. */
export function change(fields: Partial<State>): void {
  const kept = requireLoaded();
  kept.state = { ...kept.state, ...fields };
  isChanged = true;
}

/** Writes what has changed. After a failure, the next save tries again. */
export async function save(): Promise<void> {
  requireLoaded();
  writing ??= write().finally(() => {
    writing = undefined;
  });
  return writing;
}

/** What is not saved is given up. Load again after it. */
export async function unload(): Promise<void> {
  isChanged = false;
  await writing?.catch(console.warn);
  isChanged = false;
  loaded = undefined;
}

/** What the cloud has, and the time of its last write as the version. */
export async function read(): Promise<Saved> {
  try {
    const { data, updateTime } = await callAsPlayer('GET', '/api/v1/archive/get/progress');
    return { state: { ...NEW_PLAYER, ...data }, version: updateTime };
  } catch (error) {
    if (error instanceof CloudError && error.code === 10603) return { state: NEW_PLAYER };
    throw error; // not a new player: the defaults would erase the game
  }
}

async function write(): Promise<void> {
  const kept = requireLoaded();
  while (isChanged) {
    isChanged = false;
    try {
      const path = '/api/v1/archive/set/progress';
      const { updateTime } = await callAsPlayer('POST', path, {}, kept.state);
      kept.version = updateTime;
    } catch (error) {
      isChanged = true;
      throw error;
    }
  }
}

function requireLoaded(): Saved {
  if (!loaded) throw new Error('Load first: a save would replace the archive.');
  return loaded;
}
// #endregion

// #region types
type Pattern<Template extends string> = Template extends `${infer Start}{${string}}${infer End}`
  ? `${Start}${string}${Pattern<End>}`
  : Template;

/** What a call takes and returns. */
type Found<M extends Method, P extends string> = {
  [T in keyof Calls[M]]: T extends string
    ? P extends Pattern<T>
      ? Calls[M][T]
      : never
    : never;
}[keyof Calls[M]];

/** The paths of a method; where the document has `{id}`, an id, percent-encoded. */
export type Path<M extends Method> = Pattern<keyof Calls[M] & string>;
export type Data<M extends Method, P extends string> =
  Found<M, P> extends { data: infer D } ? D : unknown;

/** The query without `Known`, and the body if the call has one. */
export type Input<M extends Method, P extends string, Known extends string = never> = Arguments<
  Omit<Found<M, P> extends { query?: infer Q } ? Q : unknown, Known>,
  Found<M, P>
>;
type Arguments<Q, Call> = 'body' extends keyof Call
  ? Call extends { body: infer Body }
    ? [query: Q, body: Body]
    : [query: Q, body?: Call['body']]
  : object extends Q
    ? [query?: Q]
    : [query: Q];

/** A call whose path is not known before it runs. */
export type AnyCall = <Answer>(
  method: Method,
  path: string,
  ...input: AnyInput
) => Promise<Answer>;
export type AnyInput = [query?: Query, body?: object];

export type Call = <M extends Method, P extends Path<M>>(
  method: M,
  path: P,
  ...input: Input<M, P>
) => Promise<Data<M, P>>;

/** The same without the session key. */
export type PlayerCall = <M extends Method, P extends Path<M>>(
  method: M,
  path: P,
  ...input: Input<M, P, 'session_key'>
) => Promise<Data<M, P>>;
// #endregion
