import type { LoadContext, PluginContentLoadedActions } from '@docusaurus/types';
import { describe, expect, it, vi } from 'vitest';
import search, { type SearchOptions, validateOptions } from '../../plugins/search';

const SERVER = { url: 'https://search.example.com', key: 'search-only' };

function validate(options: object): SearchOptions {
  return validateOptions({ options } as Parameters<typeof validateOptions>[0]);
}

describe('options of the search', () => {
  it('may add words that mean the same, and name the calls of the empty box', () => {
    const options = { synonyms: [['guild', 'clan', '公会']], popular: ['wxLogin'] };
    expect(validate(options)).toMatchObject(options);
    expect(validate({}).synonyms).toEqual([]);
  });

  it('may name a search server', () => {
    expect(validate({ typesense: SERVER }).typesense).toEqual(SERVER);
    expect(validate({}).typesense).toBeUndefined();
  });

  it.each([
    [{ typesense: { url: SERVER.url } }, '"typesense.key" is required'],
    [{ typesense: { ...SERVER, url: 'search.example.com' } }, '"typesense.url" must be a valid uri'],
    [{ synonyms: [['guild']] }, '"synonyms[0]" must contain at least 2 items'],
    [{ synonyms: ['guild'] }, '"synonyms[0]" must be an array'],
    [{ typesense: { ...SERVER, adminKey: 'x' } }, '"typesense.adminKey" is not allowed'],
  ])('name what is wrong in %j', (options, message) => {
    expect(() => validate(options)).toThrow(message);
  });

  it('give the browser the server, with the collection of its language', async () => {
    const context = { siteConfig: { markdown: {} }, i18n: { currentLocale: 'zh-CN' } } as LoadContext;
    const setGlobalData = vi.fn<(data: unknown) => void>();
    const actions = { setGlobalData } as unknown as PluginContentLoadedActions;
    await search(context, validate({ typesense: SERVER })).contentLoaded?.({ actions, content: undefined });
    expect(setGlobalData).toHaveBeenCalledWith({ typesense: { ...SERVER, collection: 'docs-zh-CN' } });
  });
});
