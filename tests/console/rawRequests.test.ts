import { afterEach, expect, it, vi } from 'vitest';

vi.mock('@docusaurus/Translate', () => ({ translate: ({ message }: { message: string }) => message }));
vi.mock('@generated/console/default/options.json', () => ({ default: { targets: [], proxy: '' } }));
vi.mock('@theme/sandbox/connectSandbox', () => ({ connectSandbox: () => undefined }));
vi.mock('@theme/sandbox/openSandbox', () => ({ openSandbox: () => undefined }));

import type { Desk } from '../../plugins/console/browser/desk';
import { sendRaw } from '../../plugins/console/browser/rawRequests';
import { chosenRoute, realServer } from '../../plugins/console/browser/route';
import { createStore } from '../../plugins/console/browser/store';
import type { Target } from '../../plugins/console/browser/targets';

afterEach(() => vi.unstubAllGlobals());

function open(target: Target) {
  const sent: string[] = [];
  const kept: unknown[] = [];
  const signals: unknown[] = [];
  vi.stubGlobal('document', { addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal('location', { href: 'https://docs.example.org/doc/flows', host: 'docs.example.org' });
  vi.stubGlobal('fetch', ({ url }: Request, options?: RequestInit) => {
    sent.push(url);
    signals.push(options?.signal);
    return Promise.resolve(new Response('{}'));
  });
  const state = { target, address: '', port: '4010', variables: {}, usesProxy: false, sendsCookies: false };
  const desk = {
    store: createStore(state),
    servers: [],
    keepThoseOf: (_json: unknown, from: unknown) => {
      kept.push(from);
      return false;
    },
  } as unknown as Desk;
  return { desk, sent, kept, signals };
}

const server = (url: string): Target => ({ kind: 'server', server: { url, variables: [] } });
const signal = () => new AbortController().signal;
const call = { method: 'GET', url: 'https://own.example.com/pets?a=1', headers: {} };

it('calls go where it was said at first, whatever is chosen later, also calls with servers of their own', async () => {
  const { desk, sent, kept } = open(server('https://a.example.com'));
  const route = chosenRoute(desk);
  expect(realServer(desk, route)).toBe('https://a.example.com');
  desk.store.set({ target: server('https://b.example.com') });
  await sendRaw(desk, { ...call, base: 'https://own.example.com' }, signal(), route);
  await sendRaw(desk, call, signal(), route);
  expect(sent).toEqual(['https://a.example.com/pets?a=1', 'https://own.example.com/pets?a=1']);
  expect(kept).toEqual([route, route]);
});

it('the signal is also that of the answer: WebKit would not end it by that of the request', async () => {
  const { desk, signals } = open(server('https://a.example.com'));
  const own = signal();
  await sendRaw(desk, call, own, chosenRoute(desk));
  expect(signals).toEqual([own]);
});

it('a request of no document goes to no sandbox, and to nobody else either', async () => {
  const { desk, sent } = open({ kind: 'local' });
  const { failure } = await sendRaw(desk, call, signal(), chosenRoute(desk));
  expect(failure?.message).toBe('This request is not of the document: a sandbox cannot answer it.');
  expect(sent).toEqual([]);
});
