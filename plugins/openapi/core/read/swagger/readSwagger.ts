import type { Problem } from '../../../../shared/problem';
import type { JsonObject } from '../../json';
import { findNode } from '../../pointer';
import type { Positions } from '../positions';
import type { EngineProblem } from '../redocly';
import { problemAt } from '../source-text';
import { type UpgradeLoss, upgradeSwagger } from './upgrade';

const RULE = 'swagger-2';

/**
 * The OpenAPI 3.0 document that a bundled Swagger 2.0 document is, with the places of the original, and what is lost.
 *
 * @param found what Redocly found in the original
 */
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
      'This is Swagger 2.0: it was upgraded to OpenAPI 3.0.',
      'To keep the result, convert the file itself with `npx swagger2openapi`.',
    );
    return { root, problems: [notice, ...losses.flatMap((loss) => toProblem(loss, positions) ?? [])] };
  } catch (error) {
    // Its own errors say what is wrong; any other is a structure that it does not expect.
    const isTold = error instanceof Error && error.name === 'S2OError';
    const reason = isTold ? `${error.message}.` : 'some part of it is too unlike Swagger.';
    const message = `This document cannot be upgraded to OpenAPI 3.0: ${reason}`;
    return { problems: [problemAt(start, 'error', RULE, message)] };
  }
}

/** Keywords that have one of a few values: another one is of the right type still. */
const ENUMERATED = ['type', 'in', 'collectionFormat', 'flow'];

/** A text in the place of an object, and the like: it has been reported, and the converter would fail on it. */
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
