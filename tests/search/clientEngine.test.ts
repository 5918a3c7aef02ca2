import { describe, expect, it, vi } from 'vitest';
import { createExactEngine } from '../../plugins/search/core/engine/exactEngine';
import { pack } from '../../plugins/search/core/index/pack';
import { type SearchEngine, SearchError, type SearchIndex } from '../../plugins/search/core/types';
import { fallBack } from '../../plugins/search/theme/search/fallBack';
import { createThreadEngine } from '../../plugins/search/theme/search/threadEngine';
import { createWorkerEngine, WorkerError } from '../../plugins/search/theme/search/workerEngine';
import { type ChannelWorker, startChannelWorker } from './support/channelWorker';
import { serveIndex } from './support/indexServer';
import { name, page } from './support/records';

const INDEX: SearchIndex = {
  pages: Array.from({ length: 200 }, (_, number) =>
    page({ title: `Page ${number}`, link: `/${number}`, navTitle: 'Guide', navOrder: 0 }, { Rank: [`of ${number}`] }),
  ),
  names: [name({ kind: 'error', name: '10021' })],
};
const SITE = pack(INDEX);

async function reasonOf(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
  } catch (error) {
    return error instanceof SearchError ? error.reason : error;
  }
  return undefined;
}

const ENGINES: Array<[string, (address: string) => SearchEngine]> = [
  ['in a worker', (address) => createWorkerEngine(address, startChannelWorker)],
  ["on the page's thread", createThreadEngine],
];

describe.each(ENGINES)('a search %s', (_, create) => {
  it('answers as the index does', async () => {
    const { address } = await serveIndex(SITE);
    const engine = create(address);
    const expected = createExactEngine(INDEX);
    for (const request of [{ text: 'rank' }, { text: '10021' }, { text: '' }, { text: 'page of', limit: 3 }]) {
      expect(await engine.search(request)).toEqual(await expected.search(request));
    }
    engine.dispose();
  });

  it('fetches the index once, however often it is asked meanwhile', async () => {
    const served = await serveIndex(SITE);
    const engine = create(served.address);
    await Promise.all([engine.load(), engine.load(), engine.search({ text: 'a' }), engine.search({ text: 'b' })]);
    await engine.load();
    expect(served.requests).toBe(1);
    engine.dispose();
  });

  it('says that the index cannot be reached, and tries again when asked again', async () => {
    const served = await serveIndex(SITE);
    served.answer = { status: 404, body: 'not here' };
    const engine = create(served.address);
    expect(await reasonOf(engine.load())).toBe('unreachable');
    expect(await reasonOf(engine.search({ text: 'rank' }))).toBe('unreachable');
    served.answer = { status: 200, body: SITE };
    await engine.load();
    expect((await engine.search({ text: 'rank' })).total).toBe(200);
    engine.dispose();
  });

  it('says that nobody answers', async () => {
    const served = await serveIndex(SITE);
    served.close();
    const engine = create(served.address);
    expect(await reasonOf(engine.load())).toBe('unreachable');
    engine.dispose();
  });

  it('says that the index is damaged, and takes a whole one later', async () => {
    const served = await serveIndex('<!doctype html><title>The site</title>');
    const engine = create(served.address);
    expect(await reasonOf(engine.search({ text: 'rank' }))).toBe('damaged');
    served.answer.body = SITE;
    expect((await engine.search({ text: 'rank' })).total).toBe(200);
    engine.dispose();
  });
});

describe('a worker', () => {
  it('is started when first asked, and ended with the search', async () => {
    const { address } = await serveIndex(SITE);
    const workers: ChannelWorker[] = [];
    const engine = createWorkerEngine(address, () => {
      const worker = startChannelWorker();
      workers.push(worker);
      return worker;
    });
    expect(workers).toHaveLength(0);
    await engine.load();
    const pending = reasonOf(engine.search({ text: 'rank' }));
    engine.dispose();
    expect(await pending).toBe('unreachable');
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true]);
  });

  it('gives each question its own answer, in whatever order they come', async () => {
    const { address } = await serveIndex(SITE);
    const engine = createWorkerEngine(address, startChannelWorker);
    const texts = ['1', '12', '123', 'x', '19'];
    const results = await Promise.all(texts.map((text) => engine.search({ text })));
    expect(results.map(({ keywords }) => keywords)).toEqual(texts.map((text) => [text]));
    engine.dispose();
  });

  it('that fails is distinguished from an index that does', async () => {
    const { address } = await serveIndex(SITE);
    const worker = startChannelWorker();
    const engine = createWorkerEngine(address, () => worker);
    const pending = reasonOf(engine.search({ text: 'rank' }));
    worker.fail();
    expect(await pending).toBeInstanceOf(WorkerError);
    expect(worker.isTerminated).toBe(true);
  });
});

describe('where no worker can run', () => {
  const forbid = () => {
    throw new DOMException('Forbidden', 'SecurityError');
  };

  it('the search falls back on the thread of the page', async () => {
    const { address } = await serveIndex(SITE);
    const start = vi.fn<typeof startChannelWorker>(forbid);
    const engine = fallBack(createWorkerEngine(address, start), createThreadEngine(address));
    expect((await engine.search({ text: 'rank' })).total).toBe(200);
    expect((await engine.search({ text: 'page' })).total).toBe(200);
    expect(start).toHaveBeenCalledTimes(1);
    engine.dispose();
  });

  it('what was asked of a worker that fails is answered as well', async () => {
    const served = await serveIndex(SITE);
    const worker = startChannelWorker();
    const engine = fallBack(
      createWorkerEngine(served.address, () => worker),
      createThreadEngine(served.address),
    );
    const pending = Promise.all([engine.load(), engine.search({ text: 'rank' })]);
    worker.fail();
    expect((await pending)[1].total).toBe(200);
    engine.dispose();
  });

  it('an index that cannot be reached is still said to be so', async () => {
    const served = await serveIndex('');
    served.answer.status = 500;
    const engine = fallBack(createWorkerEngine(served.address, forbid), createThreadEngine(served.address));
    expect(await reasonOf(engine.load())).toBe('unreachable');
  });
});
