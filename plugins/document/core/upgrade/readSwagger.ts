import type { JsonObject } from '../../../shared/core/json';
import { MissingPackageError } from '../../../shared/core/loadOptional';
import { findNode } from '../../../shared/core/pointer';
import type { Problem } from '../../../shared/problem';
import type { Positions } from '../files/positions';
import type { EngineProblem } from '../lint/redocly';
import { problemAt } from '../parse/sourceText';
import { type UpgradeLoss, upgradeSwagger } from './upgrade';

const RULE = 'swagger-2';

/** `found`: Redocly's findings in the original. */
export async function readSwagger(
  original: JsonObject,
  positions: Positions,
  found: EngineProblem[],
): Promise<{ root?: JsonObject; problems: Problem[] }> {
  for (const problem of found) removeMisfit(original, problem);
  const start = positions.of(original, 'swagger', 'value') ?? { file: '', line: 1, column: 1 };
  try {
    const { root, losses } = await upgradeSwagger(original, (node, source) => positions.adopt(node, source));
    const notice = problemAt(
      start,
      'warning',
      RULE,
      'This Swagger 2.0 document was converted to OpenAPI 3.0.',
      'To keep the result, convert the file itself with `npx swagger2openapi`.',
    );
    return { root, problems: [notice, ...losses.flatMap((loss) => toProblem(loss, positions) ?? [])] };
  } catch (error) {
    if (error instanceof MissingPackageError)
      return { problems: [problemAt(start, 'error', 'unreadable', error.message)] };
    // Only errors of the converter itself explain the problem.
    const impliesObject = error instanceof Error && error.name === 'S2OError';
    const reason = impliesObject ? `${error.message}.` : 'part of the document has an unexpected structure.';
    const message = `Cannot convert to OpenAPI 3.0: ${reason}`;
    return { problems: [problemAt(start, 'error', 'unreadable', message)] };
  }
}

/** Keywords with few allowed values: an unknown value still has the right type. */
const ENUMERATED = ['type', 'in', 'collectionFormat', 'flow'];

/** Removes a value of the wrong type, which has been reported and would crash the converter. */
function removeMisfit(original: JsonObject, { rule, keys, onKey }: EngineProblem): void {
  if (rule !== 'struct' || onKey || keys.includes('examples')) return;
  if (ENUMERATED.includes(keys.at(-1) ?? '') || keys.at(-2) === 'schemes') return;
  const holder: unknown = findNode(original, keys.slice(0, -1));
  const key = keys.at(-1);
  if (key === undefined || typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, key)) return;
  if (Array.isArray(holder)) holder[Number(key)] = {};
  else delete (holder as JsonObject)[key];
}

function toProblem({ node, message }: UpgradeLoss, positions: Positions): Problem | undefined {
  const source = positions.of(node);
  return source && problemAt(source, 'warning', RULE, `OpenAPI 3.0 cannot say this: ${message}.`);
}
