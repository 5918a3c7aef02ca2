import { describe, expect, it } from 'vitest';
import { createErrorFinder, summarise, viewOnCall } from '../../plugins/openapi/core/errors/recogniseError';
import type { ErrorCodeView } from '../../plugins/openapi/core/view/types';
import { withFailures } from '../../plugins/openapi/core/view/withFailures';

const call = (name: string, path: string) => ({ name, title: name, method: 'GET', path, href: `/api/${name}` });
const CALLS = [call('archiveGet', '/api/v1/archive/get/{id}'), call('rankPage', '/api/v1/rank/page/{id}')];
const code = (value: number, name: string, usedBy: ErrorCodeView['usedBy'] = []): ErrorCodeView => {
  return { code: value, name, title: name, meaning: `The ${name}.`, usedBy };
};
const EXPIRED = code(10021, 'session-expired', [{ title: 'archiveGet', href: '/api/archiveGet', meaning: 1 }]);
const MISSING = {
  ...code(10603, 'archive-missing', [{ title: 'archiveGet', href: '/api/archiveGet' }]),
  otherCodes: [404],
};
const REFUSED = { ...code(30101, 'code-refused'), otherCodes: [40029, 404] };
const ERRORS = [code(500, 'parameter-error'), code(-7, 'negative'), EXPIRED, MISSING, REFUSED];
const find = createErrorFinder(ERRORS, { calls: CALLS, success: 0 });

describe('a pasted text', () => {
  it.each<[string, string]>([
    ['10021', '10021'],
    ['{"code":10021,"msg":"session_key expired"}', '10021'],
    ['{"path":"/api/v1/archive/get/progress","code":"10021"}', '10021 archiveGet'],
    [
      '15:10:30 GET https://a.example/doc/../api/v1/rank/page/weekly?key=500 -> {"code":10021,"msg":"x"}',
      '10021 rankPage',
    ],
    ["await call('/api/v1/rank/page/7') failed: errcode 500", '500 rankPage'],
    ['10021 archiveGet', '10021 archiveGet'],
    ['archiveGet and rankPage: -7', '-7 archiveGet'],
    ['SESSION_EXPIRED', '10021'],
    ['the session expired again', '10021'],
    ['１００２１', '10021'],
    ['40029', '30101'],
    ['{"errcode":40029,"errmsg":"invalid code, rid: 65f2a1c3-500"}', '30101'],
    ['GET /api/v1/archive/get/progress HTTP/1.1 404', '10603 archiveGet'],
    ['404', ''],
    ['GET /api/v1/rank/page/7', ''],
    ['took 500 ms', ''],
    ['', ''],
  ])('%j is about %j', (text, expected) => {
    expect(summarise(find(text))).toBe(expected);
  });

  it.each([
    ['{"code":0,"data":{"count":10021}}', { isSuccess: true }],
    ['{"code":99999}', { unknown: 99999 }],
    [' -1 ', { unknown: -1 }],
    ['0', { isSuccess: true }],
    ['hello', {}],
  ])('%j has no error', (text, expected) => {
    expect(find(text)).toEqual(expected);
  });

  it('says which number of another service led to the error', () => {
    expect(find('errcode 40029')).toEqual({ error: REFUSED, otherCode: 40029 });
    expect(find('30101')).toEqual({ error: REFUSED });
  });

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
