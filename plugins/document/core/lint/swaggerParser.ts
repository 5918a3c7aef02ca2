import type { OpenAPI } from 'openapi-types';
import { parsePointer, resolveIn } from '../../../shared/core/pointer';
import { words } from '../../../shared/core/words';
import type { Problem } from '../../../shared/problem';
import { problemAt } from '../parse/sourceText';
import type { SpecDocument } from '../parse/types';
import { measureExpansion } from '../references/expansion';

export const SWAGGER_PARSER = 'swagger-parser';
const MAX_PROBLEMS = 50;
/** swagger-parser expands every reference and walks all copies: beyond this it takes minutes. */
const MAX_WALKED = 8_000_000;
/** Keywords whose errors only follow from deeper ones. */
const DERIVED_KEYWORDS = new Set<string>([
  'false schema',
  ...words('if oneOf anyOf allOf not $ref unevaluatedProperties'),
]);

interface SchemaError {
  instancePath: string;
  keyword: string;
  message?: string;
  params?: Record<string, unknown>;
}

/** Validates with swagger-parser, which uses OpenAPI's JSON Schema but does not support 3.2. Never throws. */
export async function validateWithSwaggerParser(
  document: SpecDocument,
  severity: Problem['severity'],
): Promise<Problem[]> {
  if (document.version === '3.2') return [];
  const start = document.positionOf(document.root) ?? { file: '', line: 1, column: 1 };
  const tooLarge = 'swagger-parser was skipped: with its references the document is too large.';
  try {
    const { size } = measureExpansion(document.root, (node) => resolveIn(document.root, node));
    if (size > MAX_WALKED) return [problemAt(start, 'warning', SWAGGER_PARSER, tooLarge)];
    const { default: SwaggerParser } = await import('swagger-parser');
    const copy = structuredClone(document.root) as unknown as OpenAPI.Document;
    await SwaggerParser.validate(copy, { resolve: { external: false }, dereference: { circular: 'ignore' } });
    return [];
  } catch (error) {
    // A long chain of references exhausts the stack.
    if (error instanceof RangeError) return [problemAt(start, 'warning', SWAGGER_PARSER, tooLarge)];
    const details = error instanceof Error && 'details' in error && Array.isArray(error.details) ? error.details : [];
    const found = condense(details as SchemaError[]).map((detail) => toProblem(document, detail, severity));
    if (found.length > 0) return found;
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    return [problemAt(start, severity, SWAGGER_PARSER, `swagger-parser refuses this document: ${reason}`)];
  }
}

/** Keeps the innermost errors, one per place; the others follow from them. */
function condense(errors: SchemaError[]): SchemaError[] {
  const sharp = errors.filter(
    ({ keyword, params }) =>
      !DERIVED_KEYWORDS.has(keyword) && params?.missingProperty !== '$ref' && params?.passingSchemas === undefined,
  );
  const pool = (sharp.length > 0 ? sharp : errors).slice(0, 1000);
  const paths = pool.map(({ instancePath }) => instancePath);
  const isInner = (path: string) => !paths.some((other) => other !== path && other.startsWith(`${path}/`));
  const seen = new Set<string>();
  return pool
    .filter(({ instancePath, message, params }) => {
      const id = JSON.stringify([instancePath, message, params]);
      if (!isInner(instancePath) || seen.has(id)) return false;
      seen.add(id);
      return true;
    })
    .slice(0, MAX_PROBLEMS);
}

function toProblem(document: SpecDocument, error: SchemaError, severity: Problem['severity']): Problem {
  const keys = parsePointer(error.instancePath);
  let holder: object = document.root;
  let key: string | undefined;
  let node: unknown = document.root;
  for (const part of keys) {
    node = resolveIn(document.root, node);
    if (typeof node !== 'object' || node === null) break;
    holder = node;
    key = part;
    node = (node as Record<string, unknown>)[part];
  }
  const inner = resolveIn(document.root, node);
  const extra = error.params?.additionalProperty ?? error.params?.unevaluatedProperty;
  const source =
    typeof extra === 'string' && typeof inner === 'object' && inner !== null
      ? document.positionOf(inner, extra)
      : document.positionOf(holder, key, 'value');
  const at = source ?? document.positionOf(document.root) ?? { file: '', line: 1, column: 1 };
  const subject = keys.length === 0 ? 'The document' : `\`${keys.at(-1)}\``;
  const what = typeof extra === 'string' ? `must not have \`${extra}\`` : (error.message ?? 'is not valid');
  return problemAt(at, severity, SWAGGER_PARSER, `${subject} ${what}.`);
}
