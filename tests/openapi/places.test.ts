import { describe, expect, test } from 'vitest';
import { findJsonPlace } from '../../plugins/document/core/places/findJsonPlace';
import { findSamplePlace } from '../../plugins/document/core/places/findSamplePlace';

const RESULT = `{
  "code": 0,
  "data": {
    "id": "code: \\"x\\"",
    "list": [
      {"code": 7, "inner": {"id": 1}},
      {"code": 8}
    ],
    "slots": {
      "a": {"level": 3}
    }
  }
}`;

describe('the place of a field in an example', () => {
  test.each<[string[], boolean, string | undefined]>([
    [['code'], true, '"code": 0,'],
    [['id'], false, '"id": "code: \\"x\\"",'],
    [['list'], false, '"list": ['],
    [['list', 'code'], false, '"code": 7, "inner": {"id": 1}},'],
    [['list', 'inner', 'id'], false, '"id": 1}},'],
    [['slots', ':map', 'level'], false, '"level": 3}'],
    [['level'], true, undefined],
    [['x'], false, undefined],
  ])('%j, from the root: %s', (path, startsAtRoot, expected) => {
    const place = findJsonPlace(RESULT, path, startsAtRoot);
    expect(place && RESULT.slice(place.start, place.end)).toBe(expected);
  });
});

const SAMPLE = `# The call succeeded if the reply has "key": 0.
BASE='https://a.example'
curl --get "$BASE/v1/archive/main/copy" \\
  --data-urlencode "session_key=$SESSION_KEY" \\
  --data-urlencode 'key=1'`;

describe('the place of a parameter in a sample', () => {
  test.each([
    ['query', 'session_key', '--data-urlencode "session_key=$SESSION_KEY" \\'],
    ['query', 'key', "--data-urlencode 'key=1'"],
    ['path', 'id', 'main'],
    ['query', 'a(b', undefined],
  ])('%s %s', (kind, name, expected) => {
    const place = findSamplePlace(SAMPLE, kind, name, '/v1/archive/{id}/{action}');
    expect(place && SAMPLE.slice(place.start, place.end)).toBe(expected);
  });

  test.each([
    ["data: { id: 7, code: 'x' },\n  if (reply.code !== 0) {", "data: { id: 7, code: 'x' },"],
    ["interface Reply {\n  code: number;\n}\nconst query = 'id=7&code=x';", "const query = 'id=7&code=x';"],
    ['"code": "x",\nif reply["code"] != 0:', '"code": "x",'],
    ['reply["code"]', 'reply["code"]'],
  ])('is where it is sent: %j', (code, expected) => {
    const place = findSamplePlace(code, 'query', 'code', '/');
    expect(place && code.slice(place.start, place.end)).toBe(expected);
  });
});
