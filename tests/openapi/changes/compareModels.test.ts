import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { compareModels } from '../../../plugins/openapi/core/changes/compareModels';
import { formatChange } from '../../../plugins/openapi/core/changes/formatChange';
import { announcesBreaking, orderVersions } from '../../../plugins/openapi/core/changes/version';
import { modelOf } from '../model/support';

interface Case {
  /** What is replaced in the base document; default: the schema `Value` of requests and results. */
  from?: string;
  to: string;
  /** All changes; for a schema, of `request` and `result`. */
  finds?: string[];
  request?: string[];
  result?: string[];
}

/** `BASE`: a document. `SCHEMA`: one that sends and returns a `Value`. */
const { BASE, SCHEMA, calls, schemas } = parse(readFileSync(join(import.meta.dirname, 'cases.yaml'), 'utf8')) as {
  BASE: string;
  SCHEMA: string;
  calls: Case[];
  schemas: Array<Case & { from: string }>;
};

function changesBetween(before: string, after: string): string[] {
  return compareModels(modelOf(before), modelOf(after)).map(
    (change) => `${change.impact}: ${change.subject}: ${formatChange(change)}`,
  );
}

describe('compareModels', () => {
  test('finds nothing in the same document', () => {
    expect(changesBetween(BASE, BASE)).toEqual([]);
  });

  test.each(calls)('$to', ({ from = '', to, finds }) => {
    expect(BASE).toContain(from);
    expect(changesBetween(BASE, BASE.replaceAll(from, to))).toEqual(finds);
  });

  // What narrows a request breaks it; what widens a result does.
  test.each(schemas)('$from -> $to', ({ from, to, request = [], result = [] }) => {
    const withValue = (value: string) => SCHEMA.replace('VALUE', value);
    const found = changesBetween(withValue(from), withValue(to));
    expect(found.filter((one) => one.includes(' body')).map(withoutCall)).toEqual(request);
    expect(found.filter((one) => !one.includes(' body')).map(withoutCall)).toEqual(result);
  });

  function withoutCall(change: string): string {
    return change.replace(/POST \/values: (?:body|result)/, '').replace(/: (?:: )?/, ': ');
  }
});

describe('announcesBreaking', () => {
  test.each([
    ['1.0.0', '2.0.0', true],
    ['1.0.0', '1.1.0', false],
    ['0.1.0', '0.2.0', true],
    ['0.1.0', '0.1.1', false],
    ['0.9.0', '1.0.0', true],
    ['v1.2', 'v1.2', false],
    ['2.0.0', '1.0.0', false],
    ['2026-01', '2026-02', true],
  ])('%s to %s: %s', (before, after, expected) => {
    expect(announcesBreaking(before, after)).toBe(expected);
  });
});

test('versions are in the order of their numbers', () => {
  const versions = ['1.2.0', '1.10.0', '2.0.0-beta.2', '2.0.0-rc.1', '2.0.0-rc.10', '2.0.0', '2.0.1'];
  expect(versions.toReversed().sort(orderVersions)).toEqual(versions);
});
