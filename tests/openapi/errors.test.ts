import { describe, expect, it } from 'vitest';
import { createErrorFinder, summarise, viewOnCall } from '../../plugins/openapi/core/errors/recogniseError';
import { withFailures } from '../../plugins/openapi/core/view/operation/withFailures';
import type { ErrorCodeView } from '../../plugins/openapi/core/view/types';

const call = (name: string, path: string) => ({ name, title: name, method: 'GET', path, href: `/api/${name}` });
const CALLS = [call('archiveGet', '/api/v1/archive/get/{id}'), call('rankPage', '/api/v1/rank/page/{id}')];
const code = (value: number, name: string, usedBy: ErrorCodeView['usedBy'] = []): ErrorCodeView => {
  return { code: value, name, title: name, meaning: `The ${name}.`, usedBy };
};
const EXPIRED = code(10021, 'session-expired', [{ title: 'archiveGet', href: '/api/archiveGet', meaning: 1 }]);
const GONE = {
  ...code(10201, 'invite-expired', [{ title: 'archiveGet', href: '/api/archiveGet' }]),
  messages: ['too old'],
};
const OLD = {
  ...code(10302, 'help-expired', [{ title: 'rankPage', href: '/api/rankPage' }]),
  messages: ['too old', 'expired'],
};
const MISSING = {
  ...code(10603, 'archive-missing', [{ title: 'archiveGet', href: '/api/archiveGet' }]),
  otherCodes: [404],
  messages: ['archive does not exist'],
};
const REFUSED = { ...code(30101, 'code-refused'), otherCodes: [40029, 404] };
const LIMITED = { ...code(30102, 'rate-limited'), otherCodes: [429] };
const WRONG = code(500, 'parameter-error');
const ERRORS = [WRONG, code(-7, 'negative'), EXPIRED, GONE, OLD, MISSING, REFUSED, LIMITED];
const SIGN = { id: 'domain', texts: ['url not in domain list', '不在合法域名列表中'] };
const OTHER_SIGN = { id: 'request', texts: ['request:fail url'] };
const find = createErrorFinder(ERRORS, { calls: CALLS, success: 0 }, [OTHER_SIGN, SIGN]);

describe('a pasted text', () => {
  it.each<[string, string]>([
    ['10021', '10021'],
    ['{"code":10021,"msg":"session_key expired"}', '10021'],
    ['{"path":"/api/v1/archive/get/progress","code":"10021"}', '10021 archiveGet'],
    [
      '15:10:30 GET https://a.example/doc/../api/v1/rank/page/weekly?key=500 -> {"code":10021,"msg":"x"}',
      '10021 rankPage',
    ],
    ["await call('/api/v1/rank/page/7') failed: errcode 500", 'code 500 rankPage'],
    ['10021 archiveGet', '10021 archiveGet'],
    ['archiveGet and rankPage: -7', '-7 archiveGet'],
    ['SESSION_EXPIRED', '10021'],
    ['the session expired again', '10021'],
    ['１００２１', '10021'],
    ['Uncaught Error: Archive does not exist', '10603'],
    ['the archive-missing: archive does not exist', '10603'],
    ['this code is too old', '10201 10302'],
    ['GET /api/v1/rank/page/7 → {"msg":"too old"}', '10302 rankPage'],
    ['it expired', ''],
    ['10603: archive does not exist', '10603'],
    ['CloudError: 10603: archive does not exist\n    at call (https://a.example/cloud.ts:500:40429)', '10603'],
    ['Uncaught (in promise) CloudError: 10603 archive does not exist\n    at <anonymous>:-7', '10603'],
    ['It failed with 10021.', '10021'],
    ['40029', '30101'],
    ['{"errcode":40029,"errmsg":"invalid code, rid: 65f2a1c3-500"}', '30101'],
    ['GET /api/v1/archive/get/progress HTTP/1.1 404', 'HTTP 404'],
    ['404', 'HTTP 404'],
    ['GET /api/v1/rank/page/7', ''],
    ['took 500 ms', ''],
    ['', ''],
  ])('%j is about %j', (text, expected) => {
    expect(summarise(find(text))).toBe(expected);
  });

  it.each<[string, string]>([
    ['10021 then 10603', '10021 10603'],
    ['{"code":10021}\n{"code":10603}', '10021 10603'],
    ['GET /archive/get/a -> {"code":10021}\nGET /rank/page/7 -> {"code":30102}', '10021 archiveGet 30102 rankPage'],
    ['GET /rank/page/7 504 Gateway Timeout\n10021: expired', '10021 rankPage HTTP 504'],
    ['{"code":10021,"data":{"total":10603}}', '10021'],
    ['10603: x\n{"code":30102} GET /rank/page/7', '10603 30102 rankPage'],
  ])('%j is about each code in it', (text, expected) => {
    expect(summarise(find(text))).toBe(expected);
  });

  it.each<[string, object]>([
    ['{"code":0,"data":{"count":10021}}', { kind: 'success' }],
    ['{"code":99999}', { kind: 'unknown', code: 99999 }],
    [' -1 ', { kind: 'unknown', code: -1 }],
    ['0', { kind: 'success' }],
  ])('%j has no error', (text, expected) => {
    expect(find(text)).toEqual([expected]);
  });

  it('may be about nothing', () => {
    expect(find('hello')).toEqual([]);
  });

  it('says which number of another service led to the error', () => {
    expect(find('errcode 40029')).toEqual([{ kind: 'error', error: REFUSED, otherCode: 40029 }]);
    expect(find('30101')).toEqual([{ kind: 'error', error: REFUSED }]);
  });
});

describe('a status of HTTP', () => {
  it.each<[string, number]>([
    ['HTTP 500', 500],
    ['http/1.1 500', 500],
    ['Request failed with status code 500', 500],
    ['500 Internal Server Error', 500],
    ['<h1>502 Bad Gateway</h1><hr>nginx', 502],
    ['504 Gateway Timeout', 504],
    ['504 Gateway Time-out', 504],
    ['GET https://a.example/api/v1/rank/page/7 503', 503],
    ['Failed to load resource: the server responded with a status of 403 (Forbidden)', 403],
    ['statusCode: 418', 418],
    ['状态码：500', 500],
    ['{"code":504,"message":"upstream"}', 504],
  ])('is no code of the API: %j', (text, status) => {
    expect(find(text)).toEqual([{ kind: 'status', status, related: [] }]);
  });

  it('comes with the errors that have it as a keyword', () => {
    expect(find('429')).toEqual([{ kind: 'status', status: 429, related: [LIMITED] }]);
    expect(find('429 Too Many Requests')).toEqual(find('429'));
    expect(find('GET /archive/get/x 404')).toEqual([{ kind: 'status', status: 404, related: [MISSING] }]);
  });

  it('may also be a code, if nothing says which', () => {
    expect(find('500')).toEqual([
      { kind: 'error', error: WRONG },
      { kind: 'status', status: 500, isUnsure: true, related: [] },
    ]);
    expect(find('{"code":500}')).toEqual([{ kind: 'error', error: WRONG }]);
  });

  it.each(['HTTP 200 OK', 'we saved 404 files', 'level 429 reached', 'took 504 ms'])('is not in %j', (text) => {
    expect(find(text)).toEqual([]);
  });
});

describe('a request without an answer', () => {
  it.each([
    ['Error: getaddrinfo ENOTFOUND cloud.example.com', 'address'],
    ["{ errno: -3008, code: 'ENOTFOUND', syscall: 'getaddrinfo' }", 'address'],
    ['connect ECONNREFUSED 127.0.0.1:8787', 'refused'],
    ['net::ERR_CERT_DATE_INVALID', 'certificate'],
    ['net::ERR_INTERNET_DISCONNECTED', 'offline'],
    ['timeout', 'timeout'],
    ['{"errMsg":"request:fail timeout","errno":5}', 'timeout'],
    ['request:fail errcode:-118 cronet_error_code:-118 error_msg:net::ERR_CONNECTION_TIMED_OUT', 'timeout'],
    ['请求超时', 'timeout'],
    ['socket hang up', 'closed'],
    ['blocked by CORS policy: No Access-Control-Allow-Origin header', 'origin'],
    [
      "Mixed Content: The page at 'https://a.example/' was loaded over HTTPS, but requested an insecure resource 'http://b.example/'. This request has been blocked; the content must be served over HTTPS.",
      'insecure',
    ],
    ['Blocked loading mixed active content “http://b.example/”', 'insecure'],
    ['[blocked] The page at https://a.example/ requested insecure content from http://b.example/.', 'insecure'],
    [`Unexpected token '<', "<html>" is not valid JSON`, 'format'],
    ['TypeError: Failed to fetch', 'unknown'],
    ['request:fail', 'unknown'],
  ])('%j', (text, failure) => {
    expect(find(text)).toEqual([{ kind: 'network', failure }]);
  });

  it.each(['session timeout', '登录超时'])('is not %j', (text) => {
    expect(find(text)).toEqual([]);
  });

  it('is explained by the page if it knows the message', () => {
    expect(find('{"errMsg":"request:fail URL not in domain list","errno":600002}')).toEqual([
      { kind: 'sign', sign: SIGN },
    ]);
  });
});

it.each([
  ...[
    '500',
    'errcode 500',
    'HTTP 500',
    'errcode 40029',
    'x 10021 then 10603',
    'fetch failed',
    'timed out',
    'ENOTFOUND',
  ],
  ...[
    'socket hang up',
    'CERT_X',
    'ENETUNREACH',
    'ECONNREFUSED',
    'CORS',
    'Mixed Content: x',
    'JSON.parse: x',
    'x 不在合法域名列表中',
  ],
  ...['GET /archive/get/x 404', 'GET /rank/page/7 -> {"code":500}'],
])('the address of an answer finds the same as %j', (text) => {
  const findings = find(text);
  const again = find(summarise(findings));
  expect(summarise(again)).toBe(summarise(findings));
  expect(again.map(({ kind }) => kind)).toEqual(findings.map(({ kind }) => kind));
});

describe('an error', () => {
  it('means what it means on its call', () => {
    const meanings = [
      { when: 'Elsewhere', meaning: 'A' },
      { when: 'Here', meaning: 'B', action: 'Do B' },
    ];
    const error = { ...EXPIRED, meanings, action: 'Do this' };
    expect(viewOnCall(error, CALLS[0])).toMatchObject({ meaning: 'B', action: 'Do B', usedBy: [] });
    expect(viewOnCall(error, CALLS[0])).not.toHaveProperty('meanings');
    expect(viewOnCall(error, CALLS[1])).toBe(error);
  });
});

it('each error of a call without an example gets a result', () => {
  const example = { label: '500', ok: false, grammar: 'json', code: '{}', href: '/errors#500' };
  const errors = [
    { code: 500, meaning: 'Wrong.', href: '/errors#500' },
    { code: 501, meaning: 'A <code>key</code> is missing.', text: 'A key is missing.', href: '/errors#501' },
  ];
  const failure = { code: 'errcode', message: 'errmsg', value: { errcode: 0, errmsg: '', data: null } };
  const results = withFailures({ examples: [example], errors, failure });
  expect(results).toEqual([
    example,
    {
      label: '501 A key is missing',
      ok: false,
      grammar: 'json',
      code: JSON.stringify({ errcode: 501, errmsg: 'A key is missing', data: null }, null, 2),
      href: '/errors#501',
    },
  ]);
  expect(withFailures({ examples: [], errors })).toEqual([]);
});
