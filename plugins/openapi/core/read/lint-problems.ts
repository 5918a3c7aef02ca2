import type { Problem } from '../../../shared/problem';
import { isInData, isSchemaPlace } from '../documentKeys';
import { isObject } from '../json';
import { findNode, isReference } from '../pointer';
import { describeBadRef } from './describe-ref';
import type { Refusal } from './guard';
import { isFileName, type LoadedFiles } from './load';
import type { Positions } from './positions';
import { propertyNames } from './property-names';
import type { EngineProblem } from './redocly';
import { followRef } from './references';
import { problemAt } from './source-text';
import { asQuestion, findNear } from './suggest';
import type { OpenApiVersion, ParsedFile } from './types';

/** What Redocly found, with our places, words and severities. Each once. */
export function toProblems(
  found: EngineProblem[],
  loaded: LoadedFiles,
  positions: Positions,
  options: { strict: boolean; mayLackFiles: boolean; lint: boolean; version: OpenApiVersion | '2.0' },
): Problem[] {
  const { strict, lint, version } = options;
  const seen = new Set<string>();
  const lostFiles = new Set<string>();
  const lacksTargets = found.some(({ rule }) => rule === 'no-unresolved-refs');
  const isMistaken = (problem: EngineProblem, file: ParsedFile) => {
    // An example cannot be validated against a schema that refers to nothing, or, in 2.0, has a discriminator.
    if (isGivenUp(problem, file)) return lacksTargets || version === '2.0';
    return version === '2.0' ? isRightIn2(problem, file) : version !== '3.0' && isBooleanSchema(problem, file);
  };
  return found.flatMap((problem): Problem[] => {
    const file = loaded.files.get(problem.file) ?? loaded.files.get(loaded.entry);
    if (!file || isMistaken(problem, file)) return [];
    const isRenamed = problem.rule === 'bundler' && leadsSomewhere(problem, file, loaded);
    // Linting has reported unresolved references already, and better.
    if (problem.rule === 'bundler' && lint && !isRenamed) return [];
    const result =
      problem.rule === 'no-unresolved-refs' || (problem.rule === 'bundler' && !isRenamed)
        ? toRefProblem(problem, file, loaded, positions, lostFiles, options)
        : toLintProblem(
            { ...problem, ...(isRenamed && { rule: 'component-renamed' }) },
            file,
            loaded,
            positions,
            strict,
          );
    if (!result) return [];
    const id = JSON.stringify(result);
    if (seen.has(id)) return [];
    seen.add(id);
    return [result];
  });
}

/** The bundler complains of a reference that it follows only where it has to rename the target. */
function leadsSomewhere({ keys }: EngineProblem, file: ParsedFile, { files }: LoadedFiles): boolean {
  const node = findNode(file.value, keys);
  return isReference(node) && followRef(files, file, node.$ref).kind === 'found';
}

/** Redocly reports a fault of an example in the example, and that it failed itself at the schema beside it. */
function isGivenUp({ rule, keys }: EngineProblem, { value }: ParsedFile): boolean {
  return EXAMPLE_RULES.test(rule) && keys.at(-1) === 'schema' && !isInData(value, keys);
}

const EXAMPLE_RULES = /^no-invalid-.*-examples$/;

/** From 3.1 on `true` and `false` are schemas everywhere; Redocly knows that of some places only. */
function isBooleanSchema({ rule, keys, onKey }: EngineProblem, { value }: ParsedFile): boolean {
  return rule === 'struct' && !onKey && isSchemaPlace(keys) && typeof findNode(value, keys) === 'boolean';
}

/** Of 2.0 Redocly does not know that a response may be a file, and that an example of `x-examples` is any value. */
function isRightIn2({ rule, keys, onKey }: EngineProblem, { value }: ParsedFile): boolean {
  if (rule !== 'struct' || onKey) return false;
  const isFile = keys.at(-1) === 'type' && findNode(value, keys) === 'file';
  return isFile || keys.at(-2) === 'x-examples';
}

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
  if (isReference(node) && isInData(file.value, keys)) return undefined;
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
  const missing = missingField(problem, file);
  const message =
    missing === undefined ? (WORDS[rule] ?? endSentence(problem.message)) : `The field \`${missing}\` is missing here.`;
  const surplus = EXAMPLE_RULES.test(rule) && onKey ? keys.at(-1) : undefined;
  const near = surplus === undefined ? suggestions.slice(0, 3) : findNear(surplus, propertyNames(loaded));
  const hint = asQuestion(near.map((name) => `\`${name}\``));
  return problemAt(source, missing === 'description' ? 'warning' : severityOf(problem, strict), rule, message, hint);
}

/** A slip that does not stop a reader from being served is a warning; in an owner's document what the specification forbids is an error. */
function severityOf({ rule, severity, keys, onKey }: EngineProblem, strict: boolean): Problem['severity'] {
  if (strict || rule === 'bundle-failed') return severity;
  // Without these parts there is no document to show.
  const isPart = keys.length === 1 && ['info', 'paths', 'components', 'tags', 'servers'].includes(keys[0] ?? '');
  return rule === 'struct' && isPart && !onKey ? 'error' : 'warning';
}

/** Of a rule that has one message, better words for it. */
const WORDS: Record<string, string> = {
  'spec-strict-refs': 'OpenAPI has no place for a reference here. Pages show what it leads to.',
};

/**
 * The required field that an object lacks. Only the message has its name, in code; that of a field too many is also the
 * last key of the place.
 */
function missingField({ rule, keys, onKey, message }: EngineProblem, { value }: ParsedFile): string | undefined {
  const [, name] = /`([^`]+)`/.exec(message) ?? [];
  const node = findNode(value, keys);
  const isMissing = rule === 'struct' && onKey && name !== keys.at(-1) && isObject(node);
  return isMissing && name !== undefined && !Object.hasOwn(node, name) ? name : undefined;
}

function endSentence(message: string): string {
  const text = message.trim();
  return /[.!?`]$/.test(text) && !text.endsWith('`') ? text : `${text}.`;
}
