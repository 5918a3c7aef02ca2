/** From the product's specification; paths are below `/doc`. */
export const PAGES: ReadonlyArray<{ path: string; title: RegExp }> = [
  { path: '/', title: /^Cloud/ },
  { path: '/guide', title: /getting started|guide/i },
  { path: '/api', title: /overview|API/i },
  { path: '/api/model', title: /data model/i },
  { path: '/api/errors', title: /error/i },
  { path: '/api/track', title: /event tracking/i },
  { path: '/api/session', title: /session check/i },
  { path: '/api/logout', title: /log ?out/i },
  { path: '/api/deregister', title: /deregistration/i },
  { path: '/api/wx-login', title: /messaging-app login/i },
  { path: '/api/dy-login', title: /first short-video app login/i },
  { path: '/api/ks-login', title: /second short-video app login/i },
  { path: '/api/wx-decrypt', title: /messaging-app data decryption/i },
  { path: '/api/data-archive', title: /archive/i },
  { path: '/api/data-counter', title: /counter/i },
  { path: '/api/data-config', title: /game config/i },
  { path: '/api/data-rank', title: /ranking list/i },
  { path: '/api/business-invite', title: /friend invite/i },
  { path: '/api/business-cdkey', title: /redeem code/i },
  { path: '/api/business-share', title: /share/i },
  { path: '/api/business-help', title: /friend help/i },
  { path: '/public', title: /overview|open APIs/i },
  { path: '/public/timestamp', title: /server timestamp/i },
  { path: '/public/location', title: /IP and coordinate region/i },
  { path: '/server', title: /overview|server/i },
  { path: '/server/login', title: /login/i },
  { path: '/server/access-token', title: /access token/i },
];

export const PATHS = PAGES.map(({ path }) => path);

export interface Call {
  method: string;
  path: string;
  page: string;
  /** Names its section must show: path and query parameters, credentials. */
  parameters: string[];
  body: boolean;
}

const KEY = 'session_key';

/** All 36 calls of the product's specification, independent of the document. */
export const CALLS: Call[] = [
  call('/api/business-invite', 'GET /api/v1/invite/details', [KEY]),
  call('/api/business-invite', 'GET /api/v1/invite/generate', [KEY, 'ttl']),
  call('/api/business-invite', 'GET /api/v1/invite/response', [KEY, 'code']),
  call('/server/access-token', 'GET /api/v1/oauth/access_token', ['gameId', 'gameSecret']),
  call('/server/access-token', 'GET /api/v1/oauth/refresh_token', ['gameId', 'gameSecret']),
  call('/api/deregister', 'GET /api/v1/oauth/deregister', [KEY]),
  call('/api/session', 'GET /api/v1/oauth/check_session', [KEY]),
  call('/api/logout', 'GET /api/v1/oauth/logout', [KEY]),
  call('/api/track', 'GET /api/v1/track/collect', [KEY, 'event_list']),
  call('/api/business-cdkey', 'GET /api/v1/cdkey/use/{type}', [KEY, 'type', 'code']),
  call('/api/business-share', 'GET /api/v1/share/generate/{id}', [KEY, 'id']),
  call('/api/business-share', 'GET /api/v1/share/image/{gameId}/{id}', ['gameId', 'id', 'hash', 'code']),
  call('/api/business-share', 'GET /api/v1/share/friends/{id}', [KEY, 'id']),
  call('/api/business-share', 'GET /api/v1/share/answer', [KEY, 'code']),
  call('/api/business-share', 'GET /api/v1/share/finish/{id}', [KEY, 'id']),
  call('/api/business-help', 'GET /api/v1/help/lookup', [KEY, 'topic']),
  call('/api/business-help', 'GET /api/v1/help/generate', [KEY, 'topic', 'ttl']),
  call('/api/business-help', 'PUT /api/v1/help/finish', [KEY, 'code'], true),
  call('/api/data-archive', 'GET /api/v1/archive/get/{id}', [KEY, 'id']),
  call('/api/data-archive', 'GET /api/v1/archive/batch_get', [KEY, 'includes', 'excludes']),
  call('/api/data-archive', 'POST /api/v1/archive/set/{id}', [KEY, 'id'], true),
  call('/api/data-archive', 'POST /api/v1/archive/batch_set', [KEY], true),
  call('/api/data-archive', 'DELETE /api/v1/archive/delete/{id}', [KEY, 'id']),
  call('/api/data-archive', 'DELETE /api/v1/archive/batch_delete', [KEY, 'includes', 'excludes']),
  call('/api/data-counter', 'GET /api/v1/counter/get/{id}', [KEY, 'id']),
  call('/api/data-counter', 'GET /api/v1/counter/inc/{id}', [KEY, 'id']),
  call('/api/data-rank', 'GET /api/v1/rank/get/{id}', [KEY, 'id', 'key', 'filters']),
  call('/api/data-rank', 'GET /api/v1/rank/page/{id}', [KEY, 'id', 'filters', 'pageNum', 'pageSize']),
  call('/api/data-config', 'GET /api/v1/config/content/{groupId}/{dataId}', [KEY, 'groupId', 'dataId']),
  call('/public/timestamp', 'GET /timestamp', []),
  call('/public/location', 'GET /api/v1/location/ip2region', ['ip']),
  call('/public/location', 'GET /api/v1/location/coord2region', ['coord']),
  call('/api/wx-decrypt', 'GET /api/v1/wx/decrypt_data', [KEY, 'encryptedData', 'iv']),
  call('/api/dy-login', 'GET /api/v1/dy/login', ['gameId', 'anonymousCode', 'code']),
  call('/api/ks-login', 'GET /api/v1/ks/login', ['gameId', 'code']),
  call('/api/wx-login', 'GET /api/v1/wx/login', ['gameId', 'code']),
];

function call(page: string, line: string, parameters: string[], body = false): Call {
  const [method = '', path = ''] = line.split(' ');
  return { method, path, page, parameters, body };
}

export const CALL_PAGES = [...new Set(CALLS.map(({ page }) => page))];
