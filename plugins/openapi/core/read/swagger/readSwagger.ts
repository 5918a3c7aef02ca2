import type { Problem } from '../../../../shared/problem';
import type { JsonObject } from '../../json';
import type { Positions } from '../positions';
import { problemAt } from '../source-text';
import { type UpgradeLoss, upgradeSwagger } from './upgrade';

const RULE = 'swagger-2';

/** The OpenAPI 3.0 document that a bundled Swagger 2.0 document is, with the places of the original, and what is lost. */
export async function readSwagger(
  original: JsonObject,
  positions: Positions,
): Promise<{ root?: JsonObject; problems: Problem[] }> {
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
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    const message = `This Swagger 2.0 document cannot be upgraded to OpenAPI 3.0: ${reason}`;
    return { problems: [problemAt(start, 'error', RULE, message)] };
  }
}

function toProblem({ node, message }: UpgradeLoss, positions: Positions): Problem | undefined {
  const source = positions.of(node);
  // A reference that leads nowhere has been reported.
  if (!source || /reference|\$ref/i.test(message)) return undefined;
  return problemAt(source, 'warning', RULE, `OpenAPI 3.0 cannot say this: ${message}.`);
}
