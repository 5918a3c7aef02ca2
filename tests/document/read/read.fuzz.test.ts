import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { type ReadOptions } from '../../../plugins/document/core';
import type { Problem } from '../../../plugins/shared/problem';
import { anyCharacter } from '../../fuzz/anyCharacter';
import { readFiles } from './helpers';

/** Any input gives a document or a located error. */
async function expectAnswer(file: string, text: string, options: ReadOptions): Promise<void> {
  const { document, problems } = await readFiles({ [file]: text }, options);
  if (!document) expect(problems.some(({ severity }) => severity === 'error')).toBe(true);
  const isLocated = (problem: Problem) => problem.file === file && (problem.line ?? 0) > 0 && (problem.column ?? 0) > 0;
  const isClear = ({ message }: Problem) => !/\n\s+at |is not a function|undefined/.test(message);
  expect(problems.filter((problem) => !isLocated(problem) || !isClear(problem))).toEqual([]);
}

const options = fc.record({ strict: fc.boolean(), swaggerParser: fc.boolean() });

const keys = fc.oneof(
  fc.constantFrom(
    ...'openapi info title version paths /a get post parameters responses 200 content schema type properties items $ref'.split(
      ' ',
    ),
    ...'components schemas A tags name security servers url description example examples discriminator mapping'.split(
      ' ',
    ),
    ...'__proto__ constructor hasOwnProperty x-page x-errors x-error-catalogue code allOf oneOf enum default in'.split(
      ' ',
    ),
  ),
  fc.string({ maxLength: 3 }),
);
const leaves = fc.oneof(
  fc.constantFrom(
    '3.1.1',
    '#',
    '#/',
    '#/components/schemas/A',
    '#/paths/~1a',
    './a.yaml',
    'string',
    'object',
    '#/constructor',
  ),
  fc.string({ maxLength: 5 }),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
);
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof({ depthSize: 'medium', withCrossShrink: true }, leaves, tie('list'), tie('object')),
  list: fc.array(tie('tree'), { maxLength: 4 }),
  object: fc.dictionary(keys, tie('tree'), { maxKeys: 6 }),
}));
const documents = fc
  .record(
    { info: tree, paths: tree, components: tree, tags: tree, security: tree, servers: tree },
    { requiredKeys: [] },
  )
  .chain((parts) => fc.constantFrom('3.0.3', '3.1.1', '3.2.0').map((openapi) => ({ openapi, ...parts })));

const swagger = fc
  .record(
    { info: tree, paths: tree, definitions: tree, parameters: tree, responses: tree, tags: tree, basePath: tree },
    { requiredKeys: [] },
  )
  .map((parts) => ({ swagger: '2.0', ...parts }));

test('any text', async () => {
  const files = fc.constantFrom('openapi.yaml', 'openapi.json');
  const pieces = fc
    .array(
      fc.constantFrom(
        'a',
        ': ',
        '- ',
        '\n',
        '  ',
        '{',
        '}',
        '[',
        ']',
        '"',
        "'",
        '&a ',
        '*a',
        '<<',
        '!!x ',
        '|',
        '>',
        '#',
        '---',
        '\t',
        '%',
        '? ',
        ',',
        '1',
        '\r',
      ),
      { maxLength: 40 },
    )
    .map((list) => list.join(''));
  await fc.assert(
    fc.asyncProperty(files, fc.oneof(fc.string(), fc.string({ unit: anyCharacter }), pieces), options, expectAnswer),
    { numRuns: 300 },
  );
});

test('any tree, as JSON and as YAML', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof({ weight: 3, arbitrary: documents }, swagger),
      fc.boolean(),
      options,
      (value, json, choice) =>
        json
          ? expectAnswer('openapi.json', JSON.stringify(value), choice)
          : expectAnswer('openapi.yaml', stringify(value), choice),
    ),
    { numRuns: 300 },
  );
});

test('walls of brackets', async () => {
  for (const text of [
    '['.repeat(100_000),
    '{"a":'.repeat(100_000),
    '- '.repeat(20_000),
    '['.repeat(3000) + ']'.repeat(3000),
  ]) {
    await expectAnswer('openapi.yaml', text, {});
    await expectAnswer('openapi.json', text, {});
  }
});
