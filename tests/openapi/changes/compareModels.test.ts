import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { compareModels } from '../../../plugins/openapi/core/changes/compareModels';
import { formatChange } from '../../../plugins/openapi/core/changes/formatChange';
import { IMPACTS, type Impact } from '../../../plugins/openapi/core/changes/types';
import { announcesBreaking } from '../../../plugins/openapi/core/changes/version';
import { ENGLISH } from '../../../plugins/openapi/core/changes/words';
import { orderVersions } from '../../../plugins/shared/core/orderVersions';
import { fillSection, renderTable } from '../../readmes/support/markdown';
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

/** Impacts by kind, in all of the cases. */
const seen = new Map<string, Set<Impact>>();

function changesBetween(before: string, after: string): string[] {
  return compareModels(modelOf(before), modelOf(after)).map((change) => {
    const { impact, kind, subject } = change;
    seen.set(kind, (seen.get(kind) ?? new Set()).add(impact));
    return `${impact}: ${subject}: ${formatChange(change)}`;
  });
}

describe('compareModels', () => {
  test('finds nothing in the same document', () => {
    expect(changesBetween(BASE, BASE)).toEqual([]);
  });

  test.each(calls)('$to', ({ from = '', to, finds }) => {
    expect(BASE).toContain(from);
    expect(changesBetween(BASE, BASE.replaceAll(from, to))).toEqual(finds);
  });

  test('finds that a message gains a schema: a request had any value before', () => {
    const without = BASE.replaceAll('application/json: { schema: { type: object } }', 'application/json: {}');
    expect(changesBetween(without, BASE)).toEqual([
      'breaking: POST /rank: body: has a schema now',
      'harmless: POST /rank: result: has a schema now',
    ]);
    const any = BASE.replaceAll('application/json: { schema: { type: object } }', 'application/json: { schema: {} }');
    expect(changesBetween(without, any)).toEqual([
      'harmless: POST /rank: body: has a schema now',
      'harmless: POST /rank: result: has a schema now',
    ]);
  });

  test('finds that a call is no longer deprecated, and that it may return another error', () => {
    const old = BASE.replace('operationId: getRank', 'operationId: getRank\n      deprecated: true').replace(
      /x-errors: \[1\]/,
      'x-errors: []',
    );
    expect(changesBetween(old, BASE)).toEqual([
      'notable: GET /rank/{rankId}: may return error 1',
      'harmless: GET /rank/{rankId}: no longer deprecated',
    ]);
  });

  // What narrows a request breaks it; what widens a result does.
  test.each(schemas)('$from -> $to', ({ from, to, request = [], result = [] }) => {
    const withValue = (value: string) => SCHEMA.replace('VALUE', value);
    const found = changesBetween(withValue(from), withValue(to));
    expect(found.filter((one) => one.includes(' body')).map(withoutCall)).toEqual(request);
    expect(found.filter((one) => !one.includes(' body')).map(withoutCall)).toEqual(result);
  });

  // Last: it lists what the tests above have seen.
  test('is described in the README: every kind of change, with the impacts that the cases have', () => {
    const { none: _, ...kinds } = ENGLISH;
    const rows = Object.entries(kinds).map(([kind, text]) => [
      text.replaceAll(/\{(\w+)\}/g, '*$1*'),
      IMPACTS.filter((impact) => seen.get(kind)?.has(impact)).join(', '),
    ]);
    const table = renderTable([`${rows.length} kinds`, 'impact'], rows);
    const file = join(import.meta.dirname, '../../../plugins/check/README.md');
    const filled = fillSection(readFileSync(file, 'utf8'), 'changes', table);
    if (process.env.UPDATE) writeFileSync(file, filled);
    expect(readFileSync(file, 'utf8')).toBe(filled);
    expect(rows.filter(([, impacts]) => impacts === '')).toEqual([]);
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
