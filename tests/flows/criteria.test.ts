import { describe, expect, it } from 'vitest';
import { judgeCriterion } from '../../plugins/flows/core/criteria/judgeCriterion';
import type { Scope } from '../../plugins/flows/core/expressions/evaluate';
import type { Criterion } from '../../plugins/flows/core/types';

const SCOPE: Scope = {
  statusCode: 200,
  response: {
    headers: {},
    query: {},
    path: {},
    body: { status: 'Available', count: 3, text: '12', none: null, pets: [{ name: 'Rex', age: 4 }], flag: false },
  },
  inputs: { name: 'rex', least: 2 },
  outputs: {},
  steps: {},
  workflows: {},
  sources: {},
};

function judge(criterion: Partial<Criterion> & { condition: string }) {
  const { passed, reason } = judgeCriterion(
    { type: 'simple', source: { file: '', line: 1, column: 1 }, ...criterion },
    SCOPE,
  );
  return passed ? true : reason;
}

describe('simple conditions', () => {
  it.each([
    '$statusCode == 200',
    '$statusCode >= 200 && $statusCode < 300',
    '$statusCode == 404 || $response.body.count == 3',
    "$response.body#/status == 'AVAILABLE'",
    '$response.body#/text > 9',
    '$response.body.none == null',
    '$response.body.gone == null',
    '$response.body.status != null',
    '!($response.body.flag)',
    '!$response.body.flag && ($response.body.count > 1 || false)',
    '$response.body.pets[0].age == 4',
    '$response.body.count > $inputs.least',
    "'it''s' == 'it''s'",
    '{$statusCode} == 200',
  ])('%s holds', (condition) => {
    expect(judge({ condition })).toBe(true);
  });

  it.each([
    ['$statusCode == 404', '`$statusCode` is `200`, not `404`.'],
    ['$response.body.none == 0', '`$response.body.none` is `null`, not `0`.'],
    ['$response.body.gone > 1', '`$response.body.gone` is not there, not > `1`.'],
    [
      '$statusCode == 200 && $response.body.count < $inputs.least',
      '`$response.body.count` is `3`, not < `$inputs.least`, and `$inputs.least` is `2`.',
    ],
    ['$response.body.flag', '`$response.body.flag` is `false`.'],
    ['$statusCode = 200', 'The condition has a `=` that nothing explains.'],
    ['$statusCode === 200', 'Conditions have no `===`.'],
    ['$response.body.status == available', '`available` is not a value.'],
    ['($statusCode == 200', 'A parenthesis is not closed.'],
  ])('%s fails, and says with which values', (condition, reason) => {
    expect(judge({ condition })).toBe(reason);
  });
});

describe('other criteria', () => {
  it('match patterns and queries, with values in braces', () => {
    const body = { context: '$response.body' };
    expect(judge({ type: 'regex', context: '$statusCode', condition: '^2\\d{2}$' })).toBe(true);
    expect(judge({ type: 'regex', context: '$response.body.status', condition: '/^avail/i' })).toBe(true);
    expect(judge({ type: 'regex', context: '$response.body.pets#/0/name', condition: '/^{$inputs.name}$/i' })).toBe(
      true,
    );
    expect(judge({ type: 'jsonpath', ...body, condition: '$.pets[?@.age > {$inputs.least}]' })).toBe(true);
    expect(judge({ type: 'jsonpath', ...body, condition: '$[?count(@.pets) > 0]' })).toBe(true);
  });

  it('say why they fail', () => {
    const body = { context: '$response.body#/pets' };
    expect(judge({ type: 'regex', context: '$statusCode', condition: '^4' })).toBe(
      '`$statusCode` is `"200"`, which does not match `^4`.',
    );
    expect(judge({ type: 'regex', context: '$response.body.gone', condition: '.' })).toBe(
      '`$response.body.gone` has no value.',
    );
    expect(judge({ type: 'jsonpath', ...body, condition: '$[?@.age > 9]' })).toBe(
      '`$[?@.age > 9]` finds nothing in `$response.body#/pets`, which is `[{"name":"Rex","age":4}]`.',
    );
    expect(judge({ type: 'jsonpath', ...body, condition: '$[' })).toMatch(/^`\$\[` is not a JSONPath query: /);
    expect(judge({ type: 'xpath', ...body, condition: '/pets' })).toBe('XPath is not supported.');
  });
});
