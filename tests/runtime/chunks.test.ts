import { describe, expect, it } from 'vitest';
import { explainFailure, type Failure, guardChunks, stylesFailed } from '../../plugins/runtime/core/chunks';

function chunkLoadError(type: string): Error {
  return Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError', type });
}

function failing(errors: unknown[]) {
  const asked: Array<string | number> = [];
  const load = (id: string | number) => {
    asked.push(id);
    const error = errors.shift();
    return error ? Promise.reject(error) : Promise.resolve(`chunk ${id}`);
  };
  const failures: Failure[] = [];
  return { asked, failures, guard: guardChunks(load, (failure) => failures.push(failure)) };
}

const runTasks = () => new Promise((resolve) => setImmediate(resolve));

describe('guardChunks', () => {
  it('hands on what arrives', async () => {
    const { guard, failures } = failing([]);
    await expect(guard.load(5)).resolves.toBe('chunk 5');
    expect(failures).toEqual([]);
  });

  it.each([
    ['missing', 'missing'],
    ['timeout', 'timeout'],
    ['error', 'other'],
    ['', 'other'],
  ])('reports a failure of type "%s" as %s, and keeps the caller waiting', async (type, kind) => {
    const { guard, failures } = failing([chunkLoadError(type)]);
    let done = false;
    void guard.load(5).finally(() => {
      done = true;
    });
    await runTasks();
    expect(failures).toEqual([{ id: 5, kind }]);
    expect(guard.failures).toHaveLength(1);
    expect(done).toBe(false);
  });

  it('knows the error of a style sheet, and brings what is loaded in another way than scripts', async () => {
    const { guard, failures } = failing([]);
    const address = 'https://docs.example/assets/css/1.css';
    let isOffline = true;
    const waiting = guard.load(address, async () => {
      if (isOffline) throw stylesFailed(address, 'error');
    });
    await runTasks();
    expect(failures).toEqual([{ id: address, kind: 'other', address }]);
    isOffline = false;
    await guard.retry();
    await waiting;
    expect(guard.failures).toEqual([]);
  });

  it('brings on a retry what failed, to everyone who waits', async () => {
    const { guard, failures, asked } = failing([chunkLoadError('error'), chunkLoadError('error')]);
    const waiting = Promise.all([guard.load(5), guard.load(6)]);
    await runTasks();
    await guard.retry();
    await expect(waiting).resolves.toEqual(['chunk 5', 'chunk 6']);
    expect(asked).toEqual([5, 6, 5, 6]);
    expect(guard.failures).toEqual([]);
    expect(failures).toHaveLength(2);
  });

  it('reports a repeated failure', async () => {
    const { guard, failures } = failing([chunkLoadError('error'), chunkLoadError('timeout')]);
    void guard.load(5);
    await runTasks();
    await guard.retry();
    expect(failures.map(({ kind }) => kind)).toEqual(['other', 'timeout']);
    expect(guard.failures).toHaveLength(1);
  });

  it('leaves every other error alone', async () => {
    const { guard, failures } = failing([new TypeError('x is not a function')]);
    await expect(guard.load(5)).rejects.toThrow('x is not a function');
    expect(failures).toEqual([]);
  });
});

describe('explainFailure', () => {
  const address = 'https://docs.example/assets/js/1.js';
  const answer = (status: number, type: string) => () =>
    Promise.resolve(new Response(null, { status, headers: { 'content-type': type } }));

  it.each([
    ['gone', 'a server without the script', answer(404, 'text/html')],
    ['gone', 'a server that says so', answer(410, 'text/plain')],
    ['gone', 'a server with a page in its place', answer(200, 'text/html; charset=utf-8')],
    ['other', 'a server that has it', answer(200, 'text/javascript')],
    ['other', 'a server in trouble', answer(503, 'text/plain')],
    ['other', 'no server', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is %s for %s', async (kind, _server, ask) => {
    expect(await explainFailure({ id: 1, kind: 'other', address }, ask)).toBe(kind);
  });

  it('asks nobody where the script took too long, or has no address', async () => {
    const ask = () => Promise.reject(new Error('asked'));
    expect(await explainFailure({ id: 1, kind: 'timeout', address }, ask)).toBe('timeout');
    expect(await explainFailure({ id: 1, kind: 'missing' }, ask)).toBe('missing');
  });
});
