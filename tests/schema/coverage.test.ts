import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, describe as group, test } from 'vitest';
import { parse } from 'yaml';
import { describeSchema } from '../../plugins/schema/core/describe/describe';
import type { Schema } from '../../plugins/schema/core/types';
import type { JsonObject } from '../../plugins/shared/core/json';
import { printTree } from '../helpers/printTree';
import { contextFor } from './support';

const FIXTURES = join(import.meta.dirname, 'fixtures');
const GOLDEN = join(import.meta.dirname, 'golden');

// One fixture per row of the coverage list of OpenAPI features.
group('every schema feature is shown', () => {
  for (const file of readdirSync(FIXTURES)) {
    test(file, () => {
      const schemas = parse(readFileSync(join(FIXTURES, file), 'utf8')) as JsonObject;
      const views = Object.fromEntries(
        Object.entries(schemas).map(([name, schema]) => [
          name,
          describeSchema(schema as Schema, name, contextFor(schemas)),
        ]),
      );
      const golden = join(GOLDEN, file.replace(/\.yaml$/, '.txt'));
      const actual = printTree(views);
      if (process.env['UPDATE']) writeFileSync(golden, actual);
      expect(existsSync(golden), `no golden file; run with UPDATE=1`).toBe(true);
      expect(actual).toBe(readFileSync(golden, 'utf8'));
    });
  }
});
