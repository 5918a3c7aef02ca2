import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface SuiteCase {
  description: string;
  data: unknown;
  valid: boolean;
}

export interface SuiteGroup {
  /** `allOf: allOf with base schema` */
  name: string;
  schema: unknown;
  tests: SuiteCase[];
}

/** What only documents of several schemas have. */
const LEFT_OUT = /"\$(id|anchor|dynamicAnchor|dynamicRef|vocabulary)":|"\$ref":"[^#"]/;

/** The groups of a folder such as `tests/draft2020-12` of the JSON Schema test suite, without those of identifiers. */
export async function readSuite(folder: string): Promise<SuiteGroup[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  const groups = await Promise.all(
    files.map(async (file) => {
      const read = JSON.parse(await readFile(join(folder, file), 'utf8')) as Array<SuiteCase & SuiteGroup>;
      return read.map((group) => ({ ...group, name: `${file.replace('.json', '')}: ${group.description}` }));
    }),
  );
  return groups.flat().filter(({ schema }) => !LEFT_OUT.test(JSON.stringify(schema)));
}
