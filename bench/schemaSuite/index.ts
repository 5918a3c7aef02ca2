import { buildModel } from '../../plugins/openapi/core/model/build';
import { compileModel } from '../../plugins/sandbox/compile';
import { createSandbox } from '../../plugins/sandbox/core/handle/createSandbox';
import { createMemoryStore } from '../../plugins/sandbox/core/store/memoryStore';
import { createValidator } from '../../plugins/schema/core/validate/createValidator';
import { isObject } from '../../plugins/shared/core/json';
import { findByRef } from '../../plugins/shared/core/pointer';
import { readSuite, type SuiteGroup } from './readSuite';

type Accepts = (group: SuiteGroup, index: number, data: unknown) => boolean | Promise<boolean>;

/** Sends the JSON Schema test suite through the validator and through a sandbox. Returns the shares that agree. */
export async function trySchemaSuite(folder: string): Promise<number[]> {
  const groups = await readSuite(folder);
  return [
    await compare('validator', groups, acceptInValidator),
    await compare('sandbox', groups, await createSandboxOf(groups)),
  ];
}

const acceptInValidator: Accepts = ({ schema }, _, data) => {
  const resolve = (ref: string) => findByRef(schema, ref) as boolean | Record<string, unknown> | undefined;
  return createValidator({ resolve }).accepts(data, schema);
};

async function compare(name: string, groups: SuiteGroup[], accepts: Accepts): Promise<number> {
  let [count, agreed] = [0, 0];
  const misses: string[] = [];
  for (const [index, group] of groups.entries()) {
    for (const { description, data, valid } of group.tests) {
      count += 1;
      if ((await accepts(group, index, data)) === valid) agreed += 1;
      else misses.push(`  ${valid ? 'refuses' : 'accepts'} ${group.name}: ${description}`);
    }
  }
  const share = agreed / count;
  console.log([`${name}: ${agreed} of ${count} cases agree, ${(share * 100).toFixed(2)} %`, ...misses].join('\n'));
  return share;
}

/** Each group is the body of a call. */
async function createSandboxOf(groups: SuiteGroup[]): Promise<Accepts> {
  const name = (index: number) => `Group${index}`;
  const paths = groups.map((_, index) => {
    const schema = { $ref: `#/components/schemas/${name(index)}` };
    const post = {
      requestBody: { required: true, content: { 'application/json': { schema } } },
      responses: { 200: { description: 'It fits.' }, 400: { description: 'It does not.' } },
    };
    return [`/${name(index)}`, { post }];
  });
  const schemas = groups.map(({ schema }, index) => [name(index), moveReferences(schema, name(index))]);
  const root = {
    openapi: '3.1.1',
    info: { title: 'JSON Schema', version: '2020-12' },
    paths: Object.fromEntries(paths) as unknown,
    components: { schemas: Object.fromEntries(schemas) as unknown },
  };
  const model = buildModel({ root, positionOf: () => undefined });
  const { api } = await compileModel(model);
  const { fetch } = createSandbox({ api, store: createMemoryStore() });
  return async (_, index, data) => {
    const headers = { 'Content-Type': 'application/json' };
    const request = { method: 'POST', headers, body: JSON.stringify(data) };
    return (await fetch(new Request(`http://localhost/${name(index)}`, request))).ok;
  };
}

/** References within a group, from where it is in the document. Data that looks like one stays. */
function moveReferences(schema: unknown, name: string): unknown {
  if (Array.isArray(schema)) return schema.map((item) => moveReferences(item, name));
  if (!isObject(schema)) return schema;
  const entries = Object.entries(schema).map(([key, value]) => {
    if (key === 'const' || key === 'enum') return [key, value];
    const isRef = key === '$ref' && typeof value === 'string' && value.startsWith('#');
    return [key, isRef ? `#/components/schemas/${name}${value.slice(1)}` : moveReferences(value, name)];
  });
  return Object.fromEntries(entries) as unknown;
}
