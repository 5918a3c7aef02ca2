import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printTree } from './helpers/printTree';

test('a golden file has a line for what fits on one, and the lines of texts', () => {
  const view = {
    id: 'top',
    type: ['string', '1', 1],
    html: 'x'.repeat(100),
    fields: [{ name: 'a, b', notes: [{ kind: 'default', value: 'true' }] }],
    code: 'first\n\n  last\n',
  };
  expect(printTree(view)).toBe(
    [
      'id: top',
      'type: [string, "1", 1]',
      `html: ${'x'.repeat(100)}`,
      'fields: [{ name: "a, b", notes: [{ kind: default, value: "true" }] }]',
      'code: |',
      '  first',
      '',
      '    last',
      '',
    ].join('\n'),
  );
});

test('different values are never printed the same in a golden file', () => {
  fc.assert(
    fc.property(fc.json(), fc.json(), (one, other) => {
      const [first, second] = [one, other].map((text) => JSON.stringify(JSON.parse(text)));
      expect(printTree(JSON.parse(one)) === printTree(JSON.parse(other))).toBe(first === second);
    }),
  );
});
