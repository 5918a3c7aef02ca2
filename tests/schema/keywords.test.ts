import { expect, describe as group, test } from 'vitest';
import { compareModels } from '../../plugins/openapi/core/changes/compareModels';
import { formatChange } from '../../plugins/openapi/core/changes/formatChange';
import { intersect } from '../../plugins/schema/core/combine/intersect';
import { LIMITS } from '../../plugins/schema/core/keywords/bounds';
import { readKeywords } from '../../plugins/schema/core/keywords/readKeywords';
import type { Keyword, Kind } from '../../plugins/schema/core/table';
import type { JsonObject } from '../../plugins/shared/core/json';
import { listSources, readSource } from '../helpers/sources';
import { modelOf } from '../openapi/model/support';
import { describe, notesOf } from './support';

/** Two values of each kind that limits have; the second is higher, or another one. */
const VALUES: { [Is in Kind]?: [unknown, unknown] } = {
  number: [2, 4],
  limit: [2, 4],
  flag: [false, true],
  pattern: ['^a', 'b$'],
};

function valuesOf({ is }: Keyword): [unknown, unknown] {
  const values = VALUES[is];
  if (!values) throw new Error(`No values of the kind ${is}`);
  return values;
}

/** A schema with a limit, and what the limit is beside. */
function withLimit({ name, on, with: group }: Keyword, value: unknown): JsonObject {
  return { type: on, ...(group ? { [group]: { type: 'string' } } : {}), [name]: value };
}

/** What changes for a call that sends and returns values of a schema. */
function changesBetween(from: JsonObject, to: JsonObject): string[] {
  const [before, after] = [from, to].map((schema) => {
    const content = { 'application/json': { schema } };
    return modelOf({ paths: { '/a': { post: { requestBody: { content }, responses: { 200: { content } } } } } });
  });
  if (!before || !after) return [];
  return compareModels(before, after).map((change) => `${change.impact}: ${formatChange(change)}`);
}

group('the row of a limit is all that there is to write for it', () => {
  test.each(LIMITS.map((row) => [row.name, row] as const))('%s is read, and shown beside the type', (name, row) => {
    const [, value] = valuesOf(row);
    const schema = withLimit(row, value);
    expect(readKeywords(schema)).toMatchObject({ [row.key]: row.as ? [value] : value });
    expect(notesOf(describe(schema))[name]).toBe(row.note === 'fact' ? 'yes' : String(value));
  });

  test.each(LIMITS.map((row) => [row.name, row] as const))('%s of a wrong kind is shown as it is', (name, row) => {
    const view = describe(withLimit(row, { wrong: true }));
    expect(notesOf(view)).not.toHaveProperty(name);
    expect(view.rules).toContainEqual({ kind: 'raw', subject: name, raw: '{\n  "wrong": true\n}' });
  });

  test.each(LIMITS.flatMap((row) => (row.with ? [] : [[row.name, row] as const])))(
    'of two %s, the stricter one counts',
    (_, row) => {
      const [low, high] = valuesOf(row).map((value) => readKeywords(withLimit(row, value)));
      const both = intersect(low ?? {}, high ?? {}, 'second', () => undefined)[row.key];
      const { higher, lower, ...others } = { higher: 4, lower: 2, true: true, all: ['^a', 'b$'], both: undefined };
      expect(both).toEqual({ higher, lower, ...others }[row.stricter ?? 'higher']);
    },
  );

  test.each(LIMITS.map((row) => [row.name, row] as const))(
    '%s that gets stricter breaks requests alone',
    (name, row) => {
      const [low, high] = valuesOf(row).map((value) => withLimit(row, value));
      const [from, to] = row.stricter === 'lower' ? [high, low] : [low, high];
      const found = changesBetween(from ?? {}, to ?? {});
      const isBoth = row.stricter === 'all';
      expect(found).toContainEqual(expect.stringMatching(new RegExp(`^breaking: body: ${name} `)));
      expect(found).toContainEqual(
        expect.stringMatching(new RegExp(`^${isBoth ? 'breaking' : 'harmless'}: result: ${name} `)),
      );
    },
  );
});

/** These know what a keyword means, because they make or judge values, or correct documents. */
const SEMANTICS = /^plugins\/(schema\/core\/validate|values|sandbox|console|check|document)\//;

test.each(['uniqueItems', 'minContains', 'maxContains'])(
  '%s is named only where it is declared and where it is worded',
  (name) => {
    const word = new RegExp(`\\b${name}\\b`);
    const files = listSources('plugins').filter((file) => !SEMANTICS.test(file) && word.test(readSource(file)));
    expect(files).toEqual(['plugins/openapi/theme/ApiSchema/Notes.tsx', 'plugins/schema/core/table.ts']);
  },
);
