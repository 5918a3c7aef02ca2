import { execFile } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SandboxServer, startServer } from '../../../plugins/sandbox/node/startServer';
import type { World } from './support/world';

export function testServer(createWorld: () => World): void {
  const run = promisify(execFile);
  const SAMPLES = join(import.meta.dirname, '../../../docs/_samples');
  const BASE = 'https://cloud.example.com';
  const realFetch = globalThis.fetch;

  let world: World;
  let sandbox: SandboxServer;
  let origin: string;
  const closed: Array<Promise<void>> = [];

  beforeEach(async () => {
    world = createWorld();
    sandbox = await startServer(world.answer, 0, () => {});
    origin = `http://127.0.0.1:${sandbox.port}`;
  });
  afterEach(() => {
    closed.push(sandbox.close());
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    vi.useRealTimers();
  });
  afterAll(() => Promise.all(closed));

  async function logIn(): Promise<string> {
    const answer = await world.fetch(new Request(`${BASE}/api/v1/wx/login?gameId=demo&code=mia`));
    return ((await answer.json()) as { data: { sessionKey: string } }).data.sessionKey;
  }

  describe('a check of a session', () => {
    const CHECK = '/api/v1/oauth/check_session';
    const load = () => world.start(() => import('../../../docs/_samples/server/check-session'));

    it('believes a good answer for a minute, and no other', async () => {
      vi.useFakeTimers({ toFake: ['performance'] });
      const { checkSession, SessionRefused } = await load();
      const key = await logIn();
      await checkSession(key);
      await checkSession(key);
      expect(world.calls).toEqual([CHECK]);
      await checkSession(key, { fresh: true });
      expect(world.calls).toEqual([CHECK, CHECK]);

      await world.controls.advance(24 * 3_600_000);
      await checkSession(key);
      vi.advanceTimersByTime(60_001);
      await expect(checkSession(key)).rejects.toThrow(new SessionRefused('10021'));
      await expect(checkSession(key)).rejects.toThrow(new SessionRefused('10021'));
      expect(world.calls).toHaveLength(4);
    });

    it('forgets a good answer when the player logs out', async () => {
      const { checkSession, forgetSession } = await load();
      const key = await logIn();
      await checkSession(key);
      await world.fetch(new Request(`${BASE}/api/v1/oauth/logout?session_key=${key}`));
      await checkSession(key);
      forgetSession(key);
      await expect(checkSession(key)).rejects.toThrow('10020');
    });

    it('tells a refused key from a service that cannot be asked, and names no key', async () => {
      const { checkSession, CheckFailed, SessionRefused } = await load();
      await expect(checkSession('never issued')).rejects.toThrow(new SessionRefused('10020'));
      await expect(checkSession(undefined)).rejects.toThrow(SessionRefused);
      world.unreachable = CHECK;
      await expect(checkSession('a key')).rejects.toThrow(new CheckFailed('no answer'));
      await expect(checkSession('a key')).rejects.not.toHaveProperty('cause');
    });

    it('answers 200, 401 and 503 in the sample server', async () => {
      vi.stubEnv('PORT', '0');
      const { server } = await world.start(() => import('../../../docs/_samples/server/server'));
      if (!server.listening) await once(server, 'listening');
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const statusWith = async (key: string) => (await realFetch(url, { headers: { 'x-session-key': key } })).status;
      expect([await statusWith(await logIn()), await statusWith('another')]).toEqual([200, 401]);
      world.unreachable = CHECK;
      expect(await statusWith('a third')).toBe(503);
      server.closeAllConnections();
      server.close();
    });
  });

  describe('an access token', () => {
    it('is fetched once for all callers, and again before it expires', async () => {
      vi.useFakeTimers({ toFake: ['performance'] });
      vi.stubEnv('GAME_ID', 'demo');
      vi.stubEnv('GAME_SECRET', 'demo-secret');
      const { accessToken } = await world.start(() => import('../../../docs/_samples/server/access-token'));
      const [first, second] = await Promise.all([accessToken(), accessToken()]);
      expect(second).toBe(first);
      expect(await world.controls.run('check-token', { game: 'demo', token: first })).toMatchObject({ valid: true });
      vi.advanceTimersByTime(7200 * 900 - 1000);
      expect(await accessToken()).toBe(first);
      expect(world.calls).toHaveLength(1);
      vi.advanceTimersByTime(2000);
      await accessToken();
      expect(world.calls).toHaveLength(2);
    });

    it('that an interface has refused is fetched again, once for all who held it', async () => {
      vi.stubEnv('GAME_ID', 'demo');
      vi.stubEnv('GAME_SECRET', 'demo-secret');
      const { accessToken, forgetToken } = await world.start(
        () => import('../../../docs/_samples/server/access-token'),
      );
      const refused = await accessToken();
      forgetToken(refused);
      await accessToken();
      forgetToken('another');
      await accessToken();
      expect(world.calls).toHaveLength(2);
    });

    it('that is refused is asked for again by the next caller', async () => {
      vi.stubEnv('GAME_ID', 'demo');
      vi.stubEnv('GAME_SECRET', 'wrong');
      const { accessToken } = await world.start(() => import('../../../docs/_samples/server/access-token'));
      await expect(accessToken()).rejects.toMatchObject({ code: 10102 });
      vi.stubEnv('GAME_SECRET', 'demo-secret');
      expect(await accessToken()).toMatch(/./);
    });
  });

  it('the sample in Python checks a session', async () => {
    const script = `
import check_session as sample
sample.BASE = ${JSON.stringify(origin)}
def outcome(key, fresh=False):
    try:
        sample.check_session(key, fresh)
        return "alive"
    except Exception as error:
        return f"{type(error).__name__} {error}"
key = ${JSON.stringify(await logIn())}
print(outcome(key), outcome(""), outcome("never issued"), sep="\\n")
sample.BASE = "http://127.0.0.1:1"
print(outcome(key))
sample.forget_session(key)
print(outcome(key), outcome(key, True), sep="\\n")
`;
    const { stdout } = await run('python3', ['-B', '-c', script], { cwd: join(SAMPLES, 'server') });
    expect(stdout.trim().split('\n')).toEqual([
      'alive',
      'SessionRefused no session key',
      'SessionRefused 10020 session_key wrong',
      'alive',
      'CheckFailed no answer',
      'CheckFailed no answer',
    ]);
  });

  it('the calls with curl succeed', async () => {
    // A shell function redirects calls to the sandbox.
    const script = `
curl() { command curl -sS "\${@/#${BASE.replaceAll('/', '\\/')}/${origin.replaceAll('/', '\\/')}}"; echo; }
GAME_ID=demo CODE=mia SESSION_KEY=${await logIn()}
source calls.sh
`;
    const { stdout } = await run('bash', ['-ec', script], { cwd: SAMPLES });
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { code: number; data: unknown });
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 0));
    expect(answers.map(({ data }) => data ?? 'no data')).toMatchObject([
      { sessionKey: expect.any(String) },
      { userId: 10001 },
      { data: { level: 12, coins: 340 } },
      { progress: { data: { level: 12, coins: 340 } } },
      { settings: { data: { sound: false } } },
      'no data',
      { me: { ip: '192.0.2.44' } },
      [{ country: 'Canada' }, { country: 'China' }],
      'no data',
    ]);
  });

  it('the commands of the guide control the sandbox', async () => {
    const script = `
curl() { command curl -sS "\${@/#http:\\/\\/127.0.0.1:4010/${origin.replaceAll('/', '\\/')}}"; echo; }
SESSION_KEY=${await logIn()}
PLAYER=10001
source sandbox.sh
`;
    const { stdout } = await run('bash', ['-ec', script], { cwd: SAMPLES });
    const answers = stdout.trim().split('\n');
    expect(answers).toContainEqual(expect.stringMatching(/"code":30101/));
    expect(answers).toContainEqual(expect.stringMatching(/"code":10500/));
    expect(answers).toContainEqual(expect.stringMatching(/^\{"code":0,"msg":"success","data":128\}$/));
    expect(answers).toContainEqual(expect.stringMatching(/^Sandbox-Reason: \S/i));
    expect(stdout).not.toMatch(/"error":/);
    const json = answers.filter((line) => /^[[{\dn]/.test(line)).map((line) => JSON.parse(line) as unknown);
    expect(json).toContainEqual([expect.objectContaining({ operation: 'wxLogin', code: 30102, count: 2 })]);
    expect(json).toContainEqual(expect.objectContaining({ ahead: 3_600_000 }));
    expect(json).toContainEqual(expect.objectContaining({ archive: true, counter: false }));
    expect(json).toContainEqual({ encryptedData: expect.any(String), iv: expect.any(String) });
    expect(json.at(-1)).toBeNull();
  });
}
