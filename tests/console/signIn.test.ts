import { describe, expect, it } from 'vitest';
import { mayVisit } from '../../plugins/console/core/signIn/mayVisit';
import { listWays, schemeOf } from '../../plugins/console/core/signIn/ways';

const BASE = 'https://api.example/v1';
const scope = (name: string) => ({ name, html: '' as never });
const scheme = (rest: object) => ({ key: 'auth', type: 'oauth2', kind: 'oauth2' as const, flows: [], ...rest });

describe('ways to sign in', () => {
  it('are the flows of the document that are complete and safe in a page; addresses may be relative', () => {
    const flows = [
      { flow: 'implicit', urls: [{ kind: 'authorizationUrl', url: 'https://id.example/auth' }], scopes: [] },
      { flow: 'clientCredentials', urls: [{ kind: 'tokenUrl', url: '/token' }], scopes: [scope('read')] },
      { flow: 'authorizationCode', urls: [{ kind: 'tokenUrl', url: 'token' }], scopes: [] },
    ];
    expect(listWays(scheme({ flows }), BASE)).toEqual([
      { flow: 'clientCredentials', token: 'https://api.example/token', scopes: ['read'] },
    ]);
  });

  it('are all of them where a provider can be asked for its addresses', () => {
    const openIdConnectUrl = 'https://id.example/.well-known/openid-configuration';
    const ways = listWays(scheme({ type: 'openIdConnect', openIdConnectUrl }), BASE);
    expect(ways.map(({ flow, metadata }) => [flow, metadata])).toEqual([
      ['authorizationCode', openIdConnectUrl],
      ['clientCredentials', openIdConnectUrl],
      ['deviceAuthorization', openIdConnectUrl],
    ]);
  });
});

it('the scheme of a credential is found among those that are required together', () => {
  const set = [
    { label: 'key', kind: 'header' as const, name: 'X-Key', scopes: [] },
    { label: 'login', kind: 'basic' as const, scopes: [] },
    { label: 'provider', kind: 'oauth2' as const, scopes: ['read'] },
  ];
  const field = { in: 'header' as const, name: 'Authorization', value: '' };
  expect(schemeOf(set, { ...field, prefix: 'Bearer ' })?.label).toBe('provider');
  expect(schemeOf(set, { ...field, prefix: 'Basic ' })?.label).toBe('login');
  expect(schemeOf(set, { ...field, name: 'X-Key' })?.label).toBe('key');
});

it.each([
  ['https://id.example/auth', true],
  ['http://localhost:8080/auth', true],
  ['javascript:alert(1)', false],
  ['data:text/html,1', false],
  ['/auth', false],
])('%s may be opened: %s', (address, expected) => expect(mayVisit(address)).toBe(expected));
