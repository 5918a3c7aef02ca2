import { isObject } from '../../../shared/core/json';
import { findNode, isReference } from '../../../shared/core/pointer';
import type { Problem } from '../../../shared/problem';
import { asQuestion, findNear } from '../../../shared/suggest';
import { followRef } from '../files/followRef';
import { isFileName, type LoadedFiles } from '../files/loadFiles';
import type { Positions } from '../files/positions';
import { isInData, isSchemaPlace } from '../grammar/documentKeys';
import { problemAt } from '../parse/sourceText';
import type { OpenApiVersion, ParsedFile } from '../parse/types';
import { describeBadRef } from '../references/describeRef';
import { explainMistake } from './explainMistake';
import type { EngineProblem } from './redocly';

interface Options {
  strict: boolean;
  allowMissing: boolean;
  lint: boolean;
  version: OpenApiVersion | '2.0';
}

interface Context extends Options {
  loaded: LoadedFiles;
  positions: Positions;
  /** Messages about files, each of which is reported once. */
  lostFiles: Set<string>;
}

/** Converts Redocly's findings to our positions, messages and severities. */
export function toProblems(
  found: EngineProblem[],
  loaded: LoadedFiles,
  positions: Positions,
  options: Options,
): Problem[] {
  const { lint, version } = options;
  const context: Context = { ...options, loaded, positions, lostFiles: new Set() };
  const isMistaken = (problem: EngineProblem, file: ParsedFile) => {
    if (version === '3.2' && isMediaTypeRef(problem)) return true;
    if (version === '2.0') return isRightIn2(problem, file);
    return version !== '3.0' && (isBooleanSchema(problem, file) || isOwnKeyword(problem));
  };
  return found.flatMap((problem): Problem[] => {
    const file = loaded.files.get(problem.file) ?? loaded.files.get(loaded.entry);
    if (!file || isMistaken(problem, file)) return [];
    const isRenamed = problem.rule === 'bundler' && leadsSomewhere(problem, file, loaded);
    // Linting has already reported unresolved references, with more detail.
    if (problem.rule === 'bundler' && lint && !isRenamed) return [];
    if (problem.rule !== 'no-unresolved-refs' && (problem.rule !== 'bundler' || isRenamed)) {
      return [toLintProblem(isRenamed ? { ...problem, rule: 'component-renamed' } : problem, file, context)];
    }
    const unresolved = toRefProblem(problem, file, context);
    return unresolved ? [unresolved] : [];
  });
}

/** The bundler warns of a resolvable reference only if it renames the target. */
function leadsSomewhere({ keys }: EngineProblem, file: ParsedFile, { files }: LoadedFiles): boolean {
  const node = findNode(file.value, keys);
  return isReference(node) && followRef(files, file, node.$ref).kind === 'found';
}

/** Since 3.1, `true` and `false` are schemas everywhere; Redocly accepts them only in some places. */
function isBooleanSchema({ rule, keys, onKey }: EngineProblem, { value }: ParsedFile): boolean {
  return rule === 'struct' && !onKey && isSchemaPlace(keys) && typeof findNode(value, keys) === 'boolean';
}

/** Since 3.1, a schema may have keywords that JSON Schema does not know, unless it seems to be a slip. */
function isOwnKeyword({ rule, keys, onKey, suggestions, missing }: EngineProblem): boolean {
  return rule === 'struct' && onKey && !missing && suggestions.length === 0 && isSchemaPlace(keys.slice(0, -1));
}

/** Since 3.2, a media type may be a reference. */
function isMediaTypeRef({ rule, keys }: EngineProblem): boolean {
  return rule === 'spec-strict-refs' && keys.filter((key) => key !== '$ref').at(-2) === 'content';
}

/** In 2.0, Redocly accepts neither a file as a response nor arbitrary values in `x-examples`. */
function isRightIn2({ rule, keys, onKey }: EngineProblem, { value }: ParsedFile): boolean {
  if (rule !== 'struct' || onKey) return false;
  const isFile = keys.at(-1) === 'type' && findNode(value, keys) === 'file';
  return isFile || keys.at(-2) === 'x-examples';
}

function toRefProblem({ keys }: EngineProblem, file: ParsedFile, context: Context): Problem | undefined {
  const { loaded, positions, lostFiles, strict, allowMissing } = context;
  const node = findNode(file.value, keys);
  const ref = isReference(node) ? node.$ref : node;
  if (isReference(node) && isInData(file.value, keys)) return undefined;
  if (typeof ref !== 'string') {
    const message = 'Cannot resolve this reference.';
    return problemAt(positions.ofPath(file, keys, 'value'), 'error', 'unresolved-ref', message);
  }
  const source = positions.ofPath(file, isReference(node) ? [...keys, '$ref'] : keys, 'value');
  if (!isReference(node) && !isFileName(ref)) {
    // A value of `discriminator.mapping` may be the name of a schema.
    const schemas = findNode(loaded.files.get(loaded.entry)?.value, ['components', 'schemas']);
    if (!isObject(schemas) || Object.hasOwn(schemas, ref)) return undefined;
    const hint = asQuestion(findNear(ref, Object.keys(schemas)).map((name) => `\`${name}\``));
    const message = `Unknown schema \`${String(ref)}\`.`;
    return problemAt(source, strict ? 'error' : 'warning', 'unresolved-ref', message, hint);
  }
  const bad = describeBadRef(loaded, file, ref);
  // A broken `mapping` or `externalValue` loses nothing else; a missing target, only its content.
  const isAllowed = !isReference(node) || (allowMissing && bad?.rule === 'unresolved-ref');
  const severity = strict || !isAllowed ? 'error' : 'warning';
  if (!bad || (bad.ofFile && lostFiles.has(bad.ofFile))) return undefined;
  if (bad.ofFile) lostFiles.add(bad.ofFile);
  return problemAt(source, severity, bad.rule, bad.message, bad.hint);
}

/** Redocly does not know `$ref` as a property. In YAML, `$ref: #/a` is a comment after an empty value. */
function describeMisreadRef(key: string, value: unknown): { message: string; hint?: string | undefined } | undefined {
  if (key === '$ref') {
    const hint = 'In YAML, a `#` after a space begins a comment: put the reference in quotes.';
    return { message: '`$ref` must be a text.', hint: value === null ? hint : undefined };
  }
  if (typeof value !== 'string' || findNear(key, ['$ref']).length === 0) return undefined;
  return { message: `Property \`${key}\` is not expected here.`, hint: 'Did you mean `$ref`?' };
}

function toLintProblem(problem: EngineProblem, file: ParsedFile, context: Context): Problem {
  const { positions, strict } = context;
  const { rule, keys, onKey, suggestions, missing } = problem;
  const source = positions.ofPath(file, keys, onKey ? 'key' : 'value');
  const misread =
    rule === 'struct' && onKey ? describeMisreadRef(String(keys.at(-1)), findNode(file.value, keys)) : undefined;
  if (misread) return problemAt(source, 'error', rule, misread.message, misread.hint);
  const explained =
    rule === 'struct' ? explainMistake(problem.message, keys, findNode(file.value, keys), file) : undefined;
  const message = missing
    ? describeMissing(missing)
    : (explained?.message ?? MESSAGES[rule] ?? endSentence(problem.message));
  const isPath = rule === 'struct' && onKey && keys.length === 2 && keys[0] === 'paths';
  const hint = isPath
    ? 'A path begins with `/`.'
    : explained
      ? explained.hint
      : asQuestion(suggestions.slice(0, 3).map((name) => `\`${name}\``));
  if (isPart(problem)) return problemAt(source, 'error', 'unreadable-part', message, hint);
  const severity = missing?.join() === 'description' ? 'warning' : severityOf(problem, strict);
  return problemAt(source, severity, rule, message, hint);
}

/** Violations that do not prevent pages are warnings, unless the document is the owner's. */
function severityOf({ rule, severity }: EngineProblem, strict: boolean): Problem['severity'] {
  return strict || rule === 'bundle-failed' ? severity : 'warning';
}

/** Without these parts there is no document to show. */
function isPart({ rule, keys: [key = '', ...more], onKey }: EngineProblem): boolean {
  const isTop = more.length === 0 && ['info', 'paths', 'components', 'tags', 'servers'].includes(key);
  return rule === 'struct' && isTop && !onKey;
}

const MESSAGES: Record<string, string> = {
  'spec-strict-refs': 'OpenAPI does not allow `$ref` here. Pages show its target.',
};

function describeMissing(fields: string[]): string {
  const names = fields.map((field) => `\`${field}\``).join(', ');
  return `Missing required field${fields.length === 1 ? ' ' : ': one of '}${names}.`;
}

function endSentence(message: string): string {
  const text = message.trim();
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
