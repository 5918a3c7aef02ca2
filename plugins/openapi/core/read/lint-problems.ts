import type { Problem } from '../../../shared/problem';
import { isObject } from '../json';
import { describeBadRef } from './describe-ref';
import type { Refusal } from './guard';
import { isFileName, type LoadedFiles } from './load';
import type { Positions } from './positions';
import { propertyNames, surplusProperty } from './property-names';
import type { EngineProblem } from './redocly';
import { findNode, isReference } from './references';
import { problemAt } from './source-text';
import { asQuestion, findNear } from './suggest';
import type { OpenApiVersion, ParsedFile } from './types';

/** What Redocly found, with our places, words and severities. Each once. */
export function toProblems(
  found: EngineProblem[],
  loaded: LoadedFiles,
  positions: Positions,
  options: { strict: boolean; mayLackFiles: boolean; version: OpenApiVersion | '2.0' },
): Problem[] {
  const { strict, version } = options;
  const seen = new Set<string>();
  const lostFiles = new Set<string>();
  // A name or a target that is missing has been reported; what follows from that helps nobody.
  const isEcho = ({ message }: EngineProblem) => /['`]undefined['`]|validation errored: can't resolve/.test(message);
  // From 3.1 on `true` and `false` are schemas everywhere; Redocly knows that of some places only.
  const isBooleanSchema = ({ rule, message }: EngineProblem) =>
    rule === 'struct' &&
    !['2.0', '3.0'].includes(version) &&
    message === 'Expected type `Schema` (object) but got `boolean`';
  return found.flatMap((problem): Problem[] => {
    const file = loaded.files.get(problem.file) ?? loaded.files.get(loaded.entry);
    if (!file || isEcho(problem) || isBooleanSchema(problem)) return [];
    if (version === '2.0' && isRight(problem, findNode(file.value, problem.keys))) return [];
    const result =
      problem.rule === 'no-unresolved-refs' || problem.rule === 'bundler'
        ? toRefProblem(problem, file, loaded, positions, lostFiles, options)
        : toLintProblem(problem, file, loaded, positions, strict);
    if (!result) return [];
    const id = JSON.stringify(result);
    if (seen.has(id)) return [];
    seen.add(id);
    return [result];
  });
}

/** Of 2.0 Redocly does not know that a response may be a file, an example any value, and that a discriminator is a name. */
function isRight({ message }: EngineProblem, value: unknown): boolean {
  if (value === 'file') return message.startsWith('`type` can be one of');
  return /^Expected type `Example`|discriminator value must be/.test(message);
}

const DATA = new Set(['example', 'x-example', 'default', 'const', 'value', 'dataValue']);
/** Here, a key that looks like one of those is a name of the author's. */
const DATA_MAPS = new Set([
  'properties',
  'patternProperties',
  'schemas',
  '$defs',
  'definitions',
  'examples',
  'headers',
]);

function toRefProblem(
  { keys }: EngineProblem,
  file: ParsedFile,
  loaded: LoadedFiles,
  positions: Positions,
  lostFiles: Set<string>,
  { strict, mayLackFiles }: { strict: boolean; mayLackFiles: boolean },
): Problem | undefined {
  const node = findNode(file.value, keys);
  const ref = isReference(node) ? node.$ref : node;
  // What looks like a reference in an example is data.
  if (isReference(node) && DATA.has(keys.at(-1) ?? '') && !DATA_MAPS.has(keys.at(-2) ?? '')) return undefined;
  if (typeof ref !== 'string') {
    const message = 'This reference cannot be resolved.';
    return problemAt(positions.ofPath(file, keys, 'value'), 'error', 'unresolved-ref', message);
  }
  const source = positions.ofPath(file, isReference(node) ? [...keys, '$ref'] : keys, 'value');
  if (!isReference(node) && !isFileName(ref)) {
    // A value of `discriminator.mapping` may be the name of a schema.
    const schemas = findNode(loaded.files.get(loaded.entry)?.value, ['components', 'schemas']);
    if (!isObject(schemas) || Object.hasOwn(schemas, ref)) return undefined;
    const hint = asQuestion(findNear(ref, Object.keys(schemas)).map((name) => `\`${name}\``));
    return problemAt(
      source,
      strict ? 'error' : 'warning',
      'unresolved-ref',
      `There is no schema \`${String(ref)}\` in the components.`,
      hint,
    );
  }
  const bad = describeBadRef(loaded, file, ref);
  // Without what `mapping` or `externalValue` names, nothing else is lost; without a file, only what was in it.
  const severity = strict || (isReference(node) && !(mayLackFiles && isMissingFile(bad))) ? 'error' : 'warning';
  if (!bad || (bad.ofFile && lostFiles.has(bad.message))) return undefined;
  if (bad.ofFile) lostFiles.add(bad.message);
  return problemAt(source, severity, bad.rule, bad.message, bad.hint);
}

function isMissingFile(refusal: Refusal | undefined): boolean {
  return refusal?.rule === 'unresolved-ref' && refusal.ofFile === true;
}

function toLintProblem(
  problem: EngineProblem,
  file: ParsedFile,
  loaded: LoadedFiles,
  positions: Positions,
  strict: boolean,
): Problem {
  const { rule, keys, onKey, suggestions } = problem;
  const source = positions.ofPath(file, keys, onKey ? 'key' : 'value');
  const message = tidy(problem.message);
  const surplus = surplusProperty(message);
  const near = surplus === undefined ? suggestions.slice(0, 3) : findNear(surplus, propertyNames(loaded));
  const hint = asQuestion(near.map((name) => `\`${name}\``));
  if (isPart(problem)) return problemAt(source, 'error', 'unreadable-part', message, hint);
  return problemAt(source, severityOf(problem, strict), rule, message, hint);
}

/** A slip that does not stop a reader from being served is a warning; in an owner's document what the specification forbids is an error. */
function severityOf({ rule, severity, message }: EngineProblem, strict: boolean): Problem['severity'] {
  if (/^The field `description` must be present/.test(message)) return 'warning';
  return strict || rule === 'bundle-failed' ? severity : 'warning';
}

/** Without these parts there is no document to show. */
function isPart({ rule, message, keys: [key = '', ...more] }: EngineProblem): boolean {
  const isTop = more.length === 0 && ['info', 'paths', 'components', 'tags', 'servers'].includes(key);
  return rule === 'struct' && isTop && /^Expected type/.test(message);
}

function tidy(message: string): string {
  if (message === 'Field $ref is not expected here.') {
    return 'OpenAPI has no place for a reference here. Pages show what it leads to.';
  }
  const text = message
    .trim()
    .replace(/^The field (`[^`]+`) must be present on this level\.?$/, 'The field $1 is missing here.');
  return /[.!?`]$/.test(text) && !text.endsWith('`') ? text : `${text}.`;
}
