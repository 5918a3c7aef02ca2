import { expect, test } from 'vitest';
import { findCodes, findNamedCodes } from '../../plugins/shared/core/findCodes';

test.each<[string, number[]]>([
  ['{"code":10021,"msg":"session_key expired","data":null}', [10021]],
  ["{ code: 10021, msg: 'x' }", [10021]],
  ['{\\"code\\":10021}', [10021]],
  ['errcode: 10021', [10021]],
  ['errCode=30102', [30102]],
  ['error_code = "10021"', [10021]],
  ['ErrorCode: -80011', [-80011]],
  ['Error 10021', [10021]],
  ['[error #10021] failed', [10021]],
  ['login failed, code is 30101', [30101]],
  ['resultCode:501', [501]],
  ['错误码：10021', [10021]],
  ['返回码为10021', [10021]],
  ['报错10021', [10021]],
  ['2026-11-22 15:10:30.501 GET https://a.example/api/v1/x?n=500 {"code":10021}', [10021]],
  ['{"code":0,"data":{"code":"INV-7"}}', [0]],
  ['CloudError: 10603 archive does not exist', [10603]],
  ['10603: archive does not exist', [10603]],
  ['first\n  10603: archive does not exist', [10603]],
  ['Error 10021.', [10021]],
  ['12: an item of a list', []],
  ['10:45 an hour', []],
  ['    at run (index.js) Error 10021', []],
  ['barcode2 10021', []],
  ['decode 3.5', []],
  ['code 10021.5', []],
])('%j names %j', (text, expected) => {
  expect(findNamedCodes(text)).toEqual(expected);
});

test.each<[string, number[]]>([
  ['10021', [10021]],
  ['what is 10021?', [10021]],
  ['uploaded 12 files, then 10021', [12, 10021]],
  ['10021 (code 501)', [501, 10021]],
  ['2026-11-22 15:10:30 took 500 ms on 127.0.0.1:501', []],
  ['HTTP/1.1 v500 500px 500%', []],
  ['1779955200000', []],
  ['at a.example:443: 501: missing', [501]],
  ['TypeError: x\n    at 10021', []],
  ['10021.json', []],
])('%j may hold %j', (text, expected) => {
  expect(findCodes(text)).toEqual(expected);
});
