// The only module that uses undocumented exports of @redocly/openapi-core (BaseResolver, Source, lintDocument,
// bundleDocument). Its version is pinned; tests of positions and refusals guard updates.
import {
  BaseResolver,
  bundle,
  type Config,
  createConfig,
  type Document,
  lintDocument,
  type NormalizedProblem,
  type Oas3Rule,
  type Plugin,
  ResolveError,
  Source,
} from '@redocly/openapi-core';
import { onceByText } from '../../../shared/core/cache';
import { isObject } from '../../../shared/core/json';
import { parsePointer } from '../../../shared/core/pointer';
import { resolveFile } from '../files/resolveFile';
import { EMPTY_KEY } from '../references/emptyKeys';
import { REPLACED_RULES, type RuleSettings } from '../rules/settings';

/** A problem as Redocly reports it, placed by a path of keys in a file. */
export interface EngineProblem {
  rule: string;
  severity: 'error' | 'warning';
  message: string;
  suggestions: string[];
  /** The fields of which the place lacks every one. */
  missing?: string[];
  file: string;
  keys: string[];
  /** Concerns the key, not its value. */
  onKey: boolean;
}

/** Returns a mutable copy of a file's value by absolute path. Nothing else is accessible. */
export type GetValue = (path: string) => unknown;

class GivenFiles extends BaseResolver {
  private readonly documents = new Map<string, Document>();

  constructor(private readonly getValue: GetValue) {
    super();
  }

  override resolveDocument<T = unknown>(base: string | null, ref: string): Promise<Document<T>> {
    const path = this.resolveExternalRef(base, ref);
    const known = this.documents.get(path);
    if (known) return Promise.resolve(known as Document<T>);
    const value = this.getValue(path);
    if (value === undefined) return Promise.reject(new ResolveError(new Error(`${ref} is not there`)));
    const document = { source: new Source(path, ''), parsed: value };
    this.documents.set(path, document);
    return Promise.resolve(document as Document<T>);
  }

  override resolveExternalRef(base: string | null, ref: string): string {
    return base === null ? ref : resolveFile(base, ref);
  }

  override loadExternalRef(ref: string): Promise<Source> {
    return Promise.reject(new ResolveError(new Error(`${ref} is not read`)));
  }
}

type Types = Parameters<NonNullable<NonNullable<Plugin['typeExtension']>['oas3']>>[0];
type Rules = Record<string, 'error' | 'warn' | 'off'>;

const REPLACED: Rules = Object.fromEntries(Object.keys(REPLACED_RULES).map((id) => [id, 'off']));
const STRICT_RULES: Rules = { 'no-unused-components': 'error' };

/** Reports what `struct` reports of missing fields, with their names as `suggest`. */
const missingField: Oas3Rule = () => ({
  any(node, { type, key, report }) {
    if (!isObject(node) || type.items) return;
    const required = typeof type.required === 'function' ? type.required(node, key) : type.required;
    for (const name of required ?? []) {
      if (!Object.hasOwn(node, name)) report({ message: '', suggest: [name], location: [{ reportOnKey: true }] });
    }
    const choice = type.requiredOneOf ?? [];
    if (choice.length > 0 && !choice.some((name) => Object.hasOwn(node, name))) {
      report({ message: '', suggest: choice, location: [{ reportOnKey: true }] });
    }
  },
});

/**
 * Redocly's type for the scopes of the device flow does not exist, which stops its linter. Of 3.2, it refuses the style
 * `cookie`, media types among the components, their descriptions, and encodings of parts that have parts themselves.
 */
function correctTypes(types: Types): Types {
  const { DeviceAuthorization: flow, NamedMediaTypes: mediaTypes, Parameter: parameter } = types;
  const { Encoding: part, MediaType: content } = types;
  const scopes = { type: 'object', additionalProperties: { type: 'string' } } as const;
  const style = parameter?.properties.style as { enum: string[] };
  return {
    ...types,
    ...(flow && { DeviceAuthorization: { ...flow, properties: { ...flow.properties, scopes } } }),
    ...(mediaTypes &&
      parameter &&
      part &&
      content && {
        NamedMediaTypes: { ...mediaTypes, additionalProperties: 'MediaType' },
        MediaType: { ...content, properties: { ...content.properties, description: { type: 'string' } } },
        Encoding: { ...part, properties: { ...pick(content.properties, PART_ENCODINGS), ...part.properties } },
        Parameter: {
          ...parameter,
          properties: { ...parameter.properties, style: { ...style, enum: [...style.enum, 'cookie'] } },
        },
      }),
  };
}

const PART_ENCODINGS = ['encoding', 'prefixEncoding', 'itemEncoding'];

function pick<Value>(from: Record<string, Value>, keys: string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key)));
}

const OURS = { id: 'ours', rule: 'missing-field' };

const PLUGIN: Plugin = {
  id: OURS.id,
  rules: { oas2: { [OURS.rule]: missingField as never }, oas3: { [OURS.rule]: missingField } },
  typeExtension: { oas3: correctTypes },
};

const configOf = onceByText((rules: string) =>
  createConfig({ extends: ['spec'], plugins: [PLUGIN], rules: JSON.parse(rules) as Rules }),
);

/** Lists Redocly's configurable rules. Problems with references have our own ids. */
export async function listRedoclyRules(): Promise<string[]> {
  const { rules } = await getConfig(false, {});
  const ids = new Set([rules.oas2, rules.oas3_0, rules.oas3_1, rules.oas3_2].flatMap((some) => Object.keys(some)));
  return [...ids].filter((id) => !Object.hasOwn(REPLACED, id) && id !== 'no-unresolved-refs');
}

async function getConfig(strict: boolean, settings: RuleSettings): Promise<Config> {
  const rules: Rules = { ...REPLACED, [`${OURS.id}/${OURS.rule}`]: 'error', ...(strict && STRICT_RULES) };
  const known = Object.keys(settings).length > 0 ? await listRedoclyRules() : [];
  for (const rule of known) {
    const setting = settings[rule];
    // `struct` also finds what pages cannot show: it always runs.
    if (setting && rule !== 'struct') rules[rule] = setting === 'warning' ? 'warn' : setting;
  }
  return configOf(JSON.stringify(rules));
}

export interface BundleResult {
  /** The document, changed in place to include its other files; `undefined` on failure. */
  root: unknown;
  problems: EngineProblem[];
}

export async function lintAndBundle(
  entry: string,
  getValue: GetValue,
  { strict, rules, lint, join }: { strict: boolean; rules: RuleSettings; lint: boolean; join: boolean },
): Promise<BundleResult> {
  const config = await getConfig(strict, rules);
  const externalRefResolver = new GivenFiles(getValue);
  const document = await externalRefResolver.resolveDocument(null, entry);
  const problems: EngineProblem[] = [];
  if (lint) {
    try {
      problems.push(
        ...dropRepeats((await lintDocument({ document, config, externalRefResolver })).map(toEngineProblem)),
      );
    } catch {
      problems.push(engineFailure(entry, 'lint-failed', strict ? 'error' : 'warning', 'Validation stopped'));
    }
  }
  if (!join) return { root: document.parsed, problems };
  try {
    const bundled = await bundle({ doc: document, config, externalRefResolver });
    return { root: bundled.bundle.parsed, problems: [...problems, ...bundled.problems.map(toEngineProblem)] };
  } catch {
    return {
      root: undefined,
      problems: [...problems, engineFailure(entry, 'bundle-failed', 'error', 'Bundling failed')],
    };
  }
}

/** Redocly throws on unexpected structures, such as a field named `hasOwnProperty`. */
function engineFailure(file: string, rule: string, severity: EngineProblem['severity'], what: string): EngineProblem {
  const message = `${what}: part of the document has an unexpected structure.`;
  return { rule, severity, message, suggestions: [], file, keys: [], onKey: false };
}

/** Where fields are missing, `struct` repeats them in its own words, at the same key. */
function dropRepeats(problems: EngineProblem[]): EngineProblem[] {
  const placeOf = ({ file, keys }: EngineProblem) => JSON.stringify([file, keys]);
  const lacking = new Set(problems.flatMap((problem) => (problem.missing ? [placeOf(problem)] : [])));
  return problems.filter(
    (problem) => problem.missing || problem.rule !== 'struct' || !problem.onKey || !lacking.has(placeOf(problem)),
  );
}

function toEngineProblem({ ruleId, severity, message, suggest, location }: NormalizedProblem): EngineProblem {
  const place = location[0];
  const isMissing = ruleId === `${OURS.id}/${OURS.rule}`;
  return {
    rule: isMissing ? 'struct' : ruleId,
    severity: severity === 'error' ? 'error' : 'warning',
    message: message.replaceAll(EMPTY_KEY, ''),
    suggestions: isMissing ? [] : suggest,
    ...(isMissing ? { missing: suggest } : {}),
    file: place?.source.absoluteRef ?? '',
    keys: parsePointer((place?.pointer ?? '').replace(/^#\/?$|^#/, '')).map((key) => (key === EMPTY_KEY ? '' : key)),
    onKey: place?.reportOnKey === true,
  };
}
