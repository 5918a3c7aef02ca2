import type { Schema } from '../../../schema/core/types';
import { limitDepth } from '../../../schema/core/validate/limitDepth';
import type { SandboxAnswer, SandboxApi } from '../api';
import type { OperationPart } from './types';

/** To which depth bodies and parameters are looked at. */
const DEPTHS = [12, 8, 6, 5, 4, 3, 2, 1, 0];
/** Characters of an example that nobody reads to its end. */
const LONG_TEXT = 2_000;

/**
 * A part, and then less and less of it: without other examples of answers than the first, without long ones, and without
 * schemas deep within others. Values of these are accepted unseen. What a request begins with stays.
 */
export function* lightenPart(part: OperationPart): Generator<OperationPart> {
  yield part;
  const withFirst = withExamples(part, (examples) => examples.slice(0, 1));
  yield withFirst;
  const withShort = withExamples(withFirst, (examples) => examples.filter(({ text }) => text.length <= LONG_TEXT));
  yield withShort;
  for (const depth of DEPTHS) yield { ...withShort, api: cutSchemas(withShort.api, depth), isPartial: true };
}

type Examples = SandboxAnswer['contents'][number]['examples'];

function withExamples(part: OperationPart, keep: (examples: Examples) => Examples): OperationPart {
  const operations = part.api.operations.map((operation) => ({
    ...operation,
    answers: operation.answers.map(({ contents, ...answer }) => ({
      ...answer,
      contents: contents.map((content) => ({ ...content, examples: keep(content.examples) })),
    })),
  }));
  return { ...part, api: { ...part.api, operations } };
}

function cutSchemas({ operations, schemas, ...api }: SandboxApi, most: number): SandboxApi {
  // A schema is cut for the place that leaves it the greatest depth.
  const depths = new Map<string, number>();
  const waiting: string[] = [];
  const note = (ref: string, depth: number) => {
    if (depth <= (depths.get(ref) ?? -1) || !Object.hasOwn(schemas, ref)) return;
    depths.set(ref, depth);
    waiting.push(ref);
  };
  const cut = <Of extends { schema?: Schema }>(of: Of): Of =>
    of.schema === undefined ? of : { ...of, schema: limitDepth(of.schema, most, note) as Schema };
  const lighter = operations.map(({ parameters, body, ...operation }) => ({
    ...operation,
    parameters: parameters.map(cut),
    ...(body && { body: { ...body, contents: body.contents.map(cut) } }),
  }));
  const kept: SandboxApi['schemas'] = {};
  for (let ref = waiting.shift(); ref !== undefined; ref = waiting.shift()) {
    kept[ref] = limitDepth(schemas[ref], depths.get(ref) ?? 0, note) as Schema;
  }
  return { ...api, operations: lighter, schemas: kept };
}
