// The one module that touches what @redocly/openapi-core exports without documenting it (BaseResolver, Source,
// lintDocument, bundleDocument). Its version is pinned exactly; a test of positions and refusals guards an update.
import {
  BaseResolver,
  bundle,
  type Config,
  createConfig,
  type Document,
  lintDocument,
  type NormalizedProblem,
  type Plugin,
  ResolveError,
  Source,
} from '@redocly/openapi-core';
import { parsePointer } from '../pointer';

/** A problem as Redocly reports it, with its place as a path of keys in a file. */
export interface EngineProblem {
  rule: string;
  severity: 'error' | 'warning';
  message: string;
  suggestions: string[];
  /** Absolute path. */
  file: string;
  keys: string[];
  /** The place is the key, not its value. */
  onKey: boolean;
}

/** Values of files, by absolute path: copies that may be changed. Nothing else can be reached. */
export type GetValue = (path: string) => unknown;

/** A resolver that reads no file: it knows only what it is given. */
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

  override loadExternalRef(ref: string): Promise<Source> {
    return Promise.reject(new ResolveError(new Error(`${ref} is not read`)));
  }
}

type Rules = Record<string, 'error' | 'warn' | 'off'>;

/** Our own rules say where the other one is. */
const REPLACED: Rules = {
  'no-duplicated-tag-names': 'off',
  'operation-operationId-unique': 'off',
  'operation-parameters-unique': 'off',
};
const STRICT_RULES: Rules = {
  'no-unused-components': 'error',
  'no-invalid-media-type-examples': 'error',
  'no-invalid-parameter-examples': 'error',
  'no-invalid-schema-examples': 'error',
};

/** Redocly gives the scopes of the device flow a type that it does not know, and gives up. */
const TYPES: Plugin = {
  id: 'types',
  typeExtension: {
    oas3: (types) => {
      const { DeviceAuthorization: flow } = types;
      const scopes = { type: 'object', additionalProperties: { type: 'string' } } as const;
      return flow ? { ...types, DeviceAuthorization: { ...flow, properties: { ...flow.properties, scopes } } } : types;
    },
  },
};

const configs = new Map<string, Promise<Config>>();

function getConfig(strict: boolean): Promise<Config> {
  const rules = { ...REPLACED, ...(strict && STRICT_RULES) };
  const id = Object.keys(rules).join();
  const config = configs.get(id) ?? createConfig({ extends: ['spec'], plugins: [TYPES], rules });
  configs.set(id, config);
  return config;
}

export interface BundleResult {
  /** The document, changed in place: what it refers to in other files is now in it. `undefined` where that failed. */
  root: unknown;
  problems: EngineProblem[];
}

/** Lints a document, then bundles it; either is left out where the options say so. */
export async function lintAndBundle(
  entry: string,
  getValue: GetValue,
  { strict, lint, join }: { strict: boolean; lint: boolean; join: boolean },
): Promise<BundleResult> {
  const config = await getConfig(strict);
  const externalRefResolver = new GivenFiles(getValue);
  const document = await externalRefResolver.resolveDocument(null, entry);
  const problems: EngineProblem[] = [];
  if (lint) {
    try {
      problems.push(...(await lintDocument({ document, config, externalRefResolver })).map(toEngineProblem));
    } catch {
      problems.push(gaveUp(entry, 'lint-failed', strict ? 'error' : 'warning', 'checked to the end'));
    }
  }
  if (!join) return { root: document.parsed, problems };
  try {
    const bundled = await bundle({ doc: document, config, externalRefResolver });
    return { root: bundled.bundle.parsed, problems: [...problems, ...bundled.problems.map(toEngineProblem)] };
  } catch {
    return { root: undefined, problems: [...problems, gaveUp(entry, 'bundle-failed', 'error', 'bundled')] };
  }
}

/** Redocly's code fails on a structure that it does not expect, such as a field named `hasOwnProperty`. */
function gaveUp(file: string, rule: string, severity: EngineProblem['severity'], what: string): EngineProblem {
  const message = `This document cannot be ${what}: some part of it is too unlike OpenAPI.`;
  return { rule, severity, message, suggestions: [], file, keys: [], onKey: false };
}

function toEngineProblem({ ruleId, severity, message, suggest, location }: NormalizedProblem): EngineProblem {
  const place = location[0];
  return {
    rule: ruleId,
    severity: severity === 'error' ? 'error' : 'warning',
    message,
    suggestions: suggest,
    file: place?.source.absoluteRef ?? '',
    keys: parsePointer((place?.pointer ?? '').replace(/^#\/?$|^#/, '')),
    onKey: place?.reportOnKey === true,
  };
}
