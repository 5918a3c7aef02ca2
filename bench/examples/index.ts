import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { validateJson } from '../../plugins/check/core/facts/validateJson';
import { readSpec } from '../../plugins/document/read';
import { buildModel } from '../../plugins/openapi/core/model/build';
import type { ApiModel, MediaType } from '../../plugins/openapi/core/model/types';
import { createValidator as createReferee } from '../specs/validator';

type Direction = 'request' | 'response';

/**
 * Sends the examples of a document, or of all below a folder, through what `check` asks, with `ajv` as the referee.
 * Returns the number of examples that the referee accepts and `check` refuses.
 */
export async function tryExamples(path: string): Promise<number> {
  let faults = 0;
  for (const file of await listDocuments(path)) {
    const { document } = await readSpec(file);
    if (document) faults += tryDocument(buildModel(document), file);
    else console.log(`${file}: cannot be read`);
  }
  return faults;
}

async function listDocuments(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path];
  const names = await readdir(path, { recursive: true });
  return names.filter((name) => /\.(json|ya?ml)$/.test(name)).map((name) => join(path, name));
}

function tryDocument(model: ApiModel, file: string): number {
  const referees = {
    request: createReferee(model.document, 'request', { isPlain: true }),
    response: createReferee(model.document, 'response', { isPlain: true }),
  };
  const counts = { examples: 0, valid: 0, refused: 0, found: 0 };
  const lines: string[] = [];
  const look = (where: string, contents: MediaType[], direction: Direction) => {
    for (const { schema, examples } of contents) {
      for (const { name, value } of schema === undefined ? [] : examples) {
        if (value === undefined) continue;
        counts.examples += 1;
        const refusal = referees[direction].refuse(schema, value);
        const found = validateJson(model, schema, value, { direction }).filter(({ isUndescribed }) => !isUndescribed);
        if (!refusal) counts.valid += 1;
        if (refusal && found.length > 0) counts.found += 1;
        if (refusal && found.length === 0) lines.push(`  accepted ${where} ${name}: ${refusal.reason}`);
        if (refusal || found.length === 0) continue;
        counts.refused += 1;
        lines.push(
          `  refused ${where} ${name}: ${found.map(({ path, message }) => `/${path.join('/')} ${message}`).join('; ')}`,
        );
      }
    }
  };
  for (const { id, body, responses } of model.operations) {
    look(id, body?.contents ?? [], 'request');
    for (const { status, contents } of responses) look(`${id} ${status}`, contents, 'response');
  }
  const { examples, valid, refused, found } = counts;
  console.log(
    `${file}: ${examples} examples, ${valid} valid, of which ${refused} are refused; ${found} of ${examples - valid} others found`,
  );
  if (lines.length > 0) console.log(lines.join('\n'));
  return refused;
}
