import { beforeEach, expect, it, vi } from 'vitest';

const page = vi.hoisted(() => ({ sent: [] as string[], desk: {} as { current?: unknown } }));
vi.mock('@docusaurus/Translate', () => ({ translate: ({ message }: { message: string }) => message }));
vi.mock('@generated/console/default/options.json', () => ({ default: { targets: ['page', 'other'], proxy: '' } }));
vi.mock('@generated/openapi/default/servers.json', () => ({ default: {} }));
vi.mock('@generated/sandbox/default/documents.js', () => ({ default: { '': {} } }));
vi.mock('@theme/console/openDesk', () => ({ openDesk: () => Promise.resolve(page.desk.current) }));
vi.mock('@theme/console/sendForm', async () => ({
  ...(await import('../../plugins/console/browser/fillForm')),
  ...(await import('../../plugins/console/browser/perform')),
}));
vi.mock('@theme/sandbox/connectSandbox', () => ({ connectSandbox: () => undefined }));
vi.mock('@theme/sandbox/openSandbox', () => ({
  openSandbox: () =>
    Promise.resolve({
      fetch: ({ url }: Request) => {
        page.sent.push(url);
        return Promise.resolve(Response.json({ session_key: 'of the sandbox' }));
      },
    }),
}));
vi.mock('@theme/sandbox/operationParts', () => ({}));
vi.mock('@theme/samples/savedValues', () => ({ readSavedValues: () => ({}) }));

import { deskOf } from '../../plugins/console/browser/desk';
import { tryCallTool } from '../../plugins/mcp/browser/pageTools';
import { buildPages } from '../../plugins/openapi/core/pages/build';
import { pageWords } from '../../plugins/openapi/write/pageWords';
import { createParts } from '../../plugins/sandbox/core/parts/createParts';
import { compile, smallModel } from '../sandbox/support/document';

const model = smallModel({
  '/items': {
    get: {
      operationId: 'listItems',
      parameters: [{ name: 'session_key', in: 'query', schema: { type: 'string' } }],
      responses: { 200: { description: '', content: { 'application/json': { schema: { type: 'object' } } } } },
    },
  },
});
const { api } = compile(model);
const [operation] = api.operations;
const pages = buildPages(model, { pages: 'tag', routeBase: 'api', languages: [], words: pageWords('en') });
// Samples are made with their pages.
Array.from(pages.pages());
const part = createParts(api, { samples: pages.samples(), operations: [] }).part('list-items');

beforeEach(() => {
  vi.stubGlobal('document', { addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal('location', { href: 'https://docs.example.org/', host: 'docs.example.org' });
});

it('keys that an agent receives are those of the sandbox in the page, also while a reader has chosen a server', async () => {
  if (!part) throw new Error('No part.');
  const desk = deskOf('', { ...part, credentials: { sessionKey: [] } });
  page.desk.current = {
    ...desk,
    openIndex: () => Promise.resolve({ api, names: { [operation?.id ?? '']: '' } }),
    openOperation: () => Promise.resolve(part),
  };
  desk.store.set({ target: { kind: 'other' }, address: 'https://api.example.com' });
  desk.keep([['sessionKey', 'of the server']]);
  const text = await tryCallTool().run({ operation: 'listItems' });
  expect(text).toContain('Its credentials are kept.');
  expect(page.sent).toEqual(['http://sandbox/items']);
  expect(desk.credential('sessionKey')).toBe('of the server');
  expect(desk.credential('sessionKey', { kind: 'page' })).toBe('of the sandbox');
});
