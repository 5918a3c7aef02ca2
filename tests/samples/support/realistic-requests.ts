import type { Envelope, SampleRequest } from '../../../plugins/samples/core/sample/types';

export const envelope: Envelope = { code: 'code', success: 0, message: 'msg', data: 'data' };

const base = { query: [], headers: [], cookies: [], result: 'json', envelope } satisfies Partial<SampleRequest>;

const sessionKey = { name: 'session_key', value: { variable: 'sessionKey' } };

export const realisticRequests: Record<string, SampleRequest> = {
  'GET with a session': {
    ...base,
    name: 'inviteGenerate',
    method: 'GET',
    url: 'https://cloud.example.com/api/v1/invite/generate',
    query: [sessionKey, { name: 'ttl', value: { literal: '10080' } }],
  },
  'GET without an envelope': {
    ...base,
    name: 'timestamp',
    method: 'GET',
    url: 'https://cloud.example.com/timestamp',
    envelope: undefined,
  },
  'POST JSON with a query': {
    ...base,
    name: 'archiveSet',
    method: 'POST',
    url: 'https://cloud.example.com/api/v1/archive/set/main',
    query: [sessionKey],
    body: {
      kind: 'json',
      mediaType: 'application/json',
      value: { level: 12, coins: 340, hero: { name: "Li'l 龙", skills: ['fire', 'ice'] }, tutorial: true, guild: null },
    },
  },
  'PUT JSON, only the envelope back': {
    ...base,
    name: 'helpFinish',
    method: 'PUT',
    url: 'https://cloud.example.com/api/v1/help/finish',
    query: [sessionKey, { name: 'code', value: { literal: 'HLP-7KQ2M9' } }],
    body: { kind: 'json', mediaType: 'application/json', value: { gift: 'sword' } },
    result: 'none',
  },
  'DELETE with a comma list': {
    ...base,
    name: 'archiveBatchDelete',
    method: 'DELETE',
    url: 'https://cloud.example.com/api/v1/archive/batch_delete',
    query: [sessionKey, { name: 'includes', value: { literal: 'slot1,slot2' } }],
    result: 'none',
  },
  'token with a secret': {
    ...base,
    name: 'accessToken',
    method: 'GET',
    url: 'https://cloud.example.com/api/v1/oauth/access_token',
    query: [
      { name: 'gameId', value: { literal: 'g1001' } },
      { name: 'gameSecret', value: { variable: 'gameSecret' } },
    ],
  },
  'binary image': {
    ...base,
    name: 'shareImage',
    method: 'GET',
    url: 'https://cloud.example.com/api/v1/share/image/g1001/7',
    query: [
      { name: 'hash', value: { literal: '9f86d081' } },
      { name: 'code', value: { literal: 'SHR-1' } },
    ],
    result: 'binary',
    resultFile: 'share-image.png',
  },
  polling: {
    ...base,
    name: 'helpLookup',
    method: 'GET',
    url: 'https://cloud.example.com/api/v1/help/lookup',
    query: [sessionKey, { name: 'topic', value: { literal: 'double coins' } }],
    pollSeconds: 5,
  },
  'JSON in the query': {
    ...base,
    name: 'trackCollect',
    method: 'GET',
    url: 'https://cloud.example.com/api/v1/track/collect',
    query: [sessionKey, { name: 'event_list', value: { literal: '[{"event":"level_up","value":3}]' } }],
    result: 'none',
  },
  'headers, cookies, a raw query': {
    ...base,
    name: 'listReports',
    method: 'GET',
    url: 'https://api.example.org/v2/reports',
    query: [{ name: 'limit', value: { literal: '20' } }],
    rawQuery: 'tags=a%2Cb,c&next=/v2/reports?page=2',
    headers: [
      { name: 'Authorization', value: { variable: 'accessToken', prefix: 'Bearer ' } },
      { name: 'X-Trace', value: { literal: 'docs sample' } },
    ],
    cookies: [
      { name: 'region', value: { literal: 'eu' } },
      { name: 'session', value: { variable: 'accessToken' } },
    ],
    envelope: undefined,
  },
  'HTTP Basic': {
    ...base,
    name: 'listInvoices',
    method: 'GET',
    url: 'https://api.example.org/v2/invoices',
    login: { scheme: 'basic', user: 'apiUser', password: 'apiPassword' },
    envelope: undefined,
  },
  form: {
    ...base,
    name: 'createToken',
    method: 'POST',
    url: 'https://api.example.org/oauth/token',
    body: {
      kind: 'form',
      pairs: [
        { name: 'grant_type', value: { literal: 'client_credentials' } },
        { name: 'client_secret', value: { variable: 'clientSecret' } },
      ],
    },
    envelope: undefined,
  },
  multipart: {
    ...base,
    name: 'uploadAvatar',
    method: 'POST',
    url: 'https://api.example.org/v2/avatars',
    headers: [{ name: 'Authorization', value: { variable: 'accessToken', prefix: 'Bearer ' } }],
    body: {
      kind: 'multipart',
      parts: [
        { name: 'nickname', value: { literal: 'Li Lei' } },
        { name: 'crop', value: { literal: '{"x":0,"y":16}' }, contentType: 'application/json' },
        { name: 'avatar', value: { literal: '' }, fileName: 'avatar.png', contentType: 'image/png' },
      ],
    },
  },
  text: {
    ...base,
    name: 'importLevels',
    method: 'PATCH',
    url: 'https://api.example.org/v2/levels',
    body: { kind: 'text', mediaType: 'text/csv', text: 'id,name\n1,"The $HOME"\n' },
    result: 'text',
    envelope: undefined,
  },
  'values of every kind': {
    ...base,
    name: 'awkward',
    method: 'POST',
    url: 'https://api.example.org/v2/%E5%B0%8F/%24HOME',
    query: [
      { name: 'q[]', value: { literal: 'it\'s "$HOME" `id` ${x} \\ % & # + =' } },
      { name: '@x=y', value: { literal: 'two\r\nlines\u2028\u202E' } },
      { name: 'q[]', value: { literal: '小龙 😀 \uD800' } },
    ],
    headers: [{ name: 'X-Note', value: { literal: '小 "龙"\n$x' } }],
    body: {
      kind: 'json',
      mediaType: 'application/merge-patch+json',
      value: JSON.parse(
        '{"__proto__":{"a":1},"it\'s":"</script> `${x}` \\\\ \\u2028 \\u0000 \\"\\"\\"","n":[0,-1.5,1e21,1e-7,9007199254740992],"":[{}],"e":[]}',
      ),
    },
    result: 'text',
  },
  'binary body': {
    ...base,
    name: 'uploadReplay',
    method: 'PUT',
    url: 'https://api.example.org/v2/replays/7',
    body: { kind: 'binary', mediaType: 'application/octet-stream', fileName: 'replay.bin' },
    result: 'none',
    envelope: undefined,
  },
};
