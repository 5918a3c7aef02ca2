import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { lostScript, withLostScript } from '../../plugins/runtime/core/lostScript';

const HOMES = ['/doc/', '/doc/zh-CN/', '/doc/zh-CN/hant/'];

/** Where the 404 page of a language, served for an address, leads; and the address that it shows instead of its own. */
function run(own: string, address: string): { leadsTo?: string; shows?: string } {
  const { pathname, search, hash } = new URL(address, 'https://docs.example');
  const found: { leadsTo?: string; shows?: string } = {};
  const location = { pathname, search, hash, replace: (to: string) => Object.assign(found, { leadsTo: to }) };
  const history = {
    state: null,
    replaceState: (_state: null, _: '', to: string) => Object.assign(found, { shows: to }),
  };
  const document = { documentElement: { hidden: false }, currentScript: { dataset: { home: own } } };
  runInNewContext(lostScript(HOMES), { location, history, document });
  return found;
}

describe('a 404 page', () => {
  it.each([
    ['/doc/', '/doc/nope'],
    ['/doc/', '/doc/zh-CNX/nope'],
    ['/doc/', '/elsewhere'],
    ['/doc/zh-CN/', '/doc/zh-CN/nope'],
    ['/doc/zh-CN/', '/doc/zh-CN'],
  ])('of %s stays at %s', (own, address) => {
    expect(run(own, address)).toEqual({});
  });

  it.each([
    ['/doc/', '/doc/zh-CN/nope?a=b c#d', '/doc/zh-CN/404.html', '/doc/zh-CN/nope?a=b%20c#d'],
    ['/doc/', '/doc/zh-CN/hant/nope', '/doc/zh-CN/hant/404.html', '/doc/zh-CN/hant/nope'],
    ['/doc/zh-CN/', '/doc/nope', '/doc/404.html', '/doc/nope'],
  ])('of %s leads %s to the language of the address, which shows that address', (own, address, page, shows) => {
    const { leadsTo = '' } = run(own, address);
    expect(leadsTo.split('#')[0]).toBe(page);
    expect(run(page.replace('404.html', ''), leadsTo)).toEqual({ shows });
    // Some hosts redirect to the address without the ending.
    expect(run(page.replace('404.html', ''), leadsTo.replace('.html', ''))).toEqual({ shows });
  });

  it.each([
    ['a host that has no page for the language', '/doc/', '/doc/zh-CN/404.html#%2Fdoc%2Fzh-CN%2Fnope'],
    ['an address of somebody else', '/doc/', '/doc/404.html#%2F%2Fevil.example%2Fdoc'],
    ['an address that is malformed', '/doc/', '/doc/404.html#%E0%A4%A'],
    ['no address', '/doc/', '/doc/404.html'],
  ])('stays where it is with %s', (_case, own, address) => {
    expect(run(own, address)).toEqual({});
  });

  it('has the script before everything else', () => {
    const html = withLostScript('<html><head lang=en><meta></head></html>', HOMES, '/doc/');
    expect(html).toBe(
      `<html><head lang=en><script data-home="/doc/">${lostScript(HOMES)}</script><meta></head></html>`,
    );
  });
});
