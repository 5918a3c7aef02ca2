import { describe, expect, test } from 'vitest';
import type { OperationView } from '../../plugins/openapi/core/view/types';
import { sampleLanguages } from '../../plugins/samples/core/languages';
import { siteOf } from '../openapi/model/support';
import { oneLine } from './support/one-line';

const SCHEMES = {
  basic: { type: 'http', scheme: 'basic' },
  bearer: { type: 'http', scheme: 'bearer' },
  digest: { type: 'http', scheme: 'Digest' },
  hoba: { type: 'http', scheme: 'hoba' },
  oauth: { type: 'oauth2', flows: {} },
  connect: { type: 'openIdConnect', openIdConnectUrl: 'https://a.example' },
  header: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
  query: { type: 'apiKey', in: 'query', name: 'api_key' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'SID' },
  tls: { type: 'mutualTLS' },
};

function samplesOf(security: object[], parameters: object[] = []): Record<string, string> {
  const document = {
    paths: { '/a': { get: { security, parameters } } },
    components: { securitySchemes: SCHEMES },
  };
  const { list } = siteOf(document, { languages: sampleLanguages });
  const sections = list.flatMap((page) => page.sections);
  const view = sections.find(({ component }) => component === 'ApiOperation')?.data as OperationView;
  return Object.fromEntries(view.samples.map(({ id, code }) => [id, code]));
}

const CREDENTIALS = {
  fetch: 'const credentials = btoa(`${apiUser}:${apiPassword}`);',
  node: "const credentials = Buffer.from(process.env.API_USER + ':' + process.env.API_PASSWORD).toString('base64');",
  python:
    'login = (os.environ["API_USER"] + ":" + os.environ["API_PASSWORD"]) encoded = base64.b64encode(login.encode()) credentials = encoded.decode()',
  java: 'String login = System.getenv("API_USER") + ":" + System.getenv("API_PASSWORD"); String credentials = Base64.getEncoder() .encodeToString(login.getBytes(UTF_8));',
  wx: '// credentials: base64 of user:password.',
  cocos: '// credentials: base64 of user:password.',
};

describe('authentication in samples', () => {
  test.each<[string, object, Record<string, string>]>([
    [
      'HTTP Basic',
      { basic: [] },
      {
        curl: '--user "$API_USER:$API_PASSWORD"',
        go: 'request.SetBasicAuth(os.Getenv("API_USER"), os.Getenv("API_PASSWORD"))',
        ...CREDENTIALS,
      },
    ],
    [
      'HTTP Basic, in the header',
      { basic: [] },
      {
        fetch: 'Authorization: `Basic ${credentials}`',
        node: 'Authorization: `Basic ${credentials}`',
        python: '"Authorization": "Basic " + credentials',
        java: '.header("Authorization", "Basic " + credentials)',
        wx: 'Authorization: `Basic ${credentials}`',
        cocos: "xhr.setRequestHeader('Authorization', `Basic ${credentials}`);",
      },
    ],
    [
      'a bearer token',
      { bearer: [] },
      {
        curl: '--header "Authorization: Bearer $ACCESS_TOKEN"',
        fetch: 'Authorization: `Bearer ${accessToken}`',
        node: 'Authorization: `Bearer ${process.env.ACCESS_TOKEN}`',
        python: '"Authorization": ("Bearer " + os.environ["ACCESS_TOKEN"])',
        java: '.header("Authorization", "Bearer " + System.getenv("ACCESS_TOKEN"))',
        go: 'request.Header.Set("Authorization", "Bearer "+os.Getenv("ACCESS_TOKEN"))',
      },
    ],
    ['OAuth 2.0', { oauth: ['read'] }, { curl: '--header "Authorization: Bearer $ACCESS_TOKEN"' }],
    ['OpenID Connect', { connect: [] }, { fetch: 'Authorization: `Bearer ${accessToken}`' }],
    [
      'HTTP Digest',
      { digest: [] },
      { curl: '--digest --user "$API_USER:$API_PASSWORD"', node: '// Digest credentials answer a challenge' },
    ],
    ['another HTTP scheme', { hoba: [] }, { python: '"Authorization": ("Hoba " + os.environ["CREDENTIALS"])' }],
    [
      'mutual TLS',
      { tls: [] },
      {
        curl: '--cert client.pem --key client-key.pem',
        python: '# The server asks for a client certificate (mutual TLS)',
        go: '// The server asks for a client certificate (mutual TLS)',
      },
    ],
    ['a key in the query', { query: [] }, { curl: '"api_key=$API_KEY"' }],
    [
      'all that is needed together',
      { header: [], cookie: [], basic: [] },
      {
        curl: '--user "$API_USER:$API_PASSWORD" --header "X-Api-Key: $X_API_KEY" --cookie "SID=$SID"',
        python: '{ "Authorization": "Basic " + credentials, "X-Api-Key": os.environ["X_API_KEY"], "Cookie"',
      },
    ],
  ])('%s', (_, set, wanted) => {
    const samples = samplesOf([set, { query: [] }]);
    for (const [language, code] of Object.entries(wanted)) expect(oneLine(samples[language] ?? '')).toContain(code);
  });

  test('a login that is computed elsewhere is written nowhere else', () => {
    const { curl, go } = samplesOf([{ basic: [] }]);
    for (const code of [curl, go]) expect(code).not.toMatch(/Authorization|credentials/);
  });

  test.each([
    ['header', 'X-API-Key', { header: [] }, /x-api-key/gi],
    ['header', 'authorization', { bearer: [] }, /authorization/gi],
    ['query', 'api_key', { query: [] }, /api_key=/g],
    ['cookie', 'SID', { cookie: [] }, /SID=/g],
  ])('a credential that is also a parameter (%s %s) is sent once', (place, name, set, pattern) => {
    const { curl } = samplesOf([set], [{ in: place, name, required: true, schema: { type: 'string' } }]);
    expect(curl?.match(pattern)).toHaveLength(1);
  });
});
