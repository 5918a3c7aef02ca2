import { resolve } from 'node:path';
import { Refusal } from '../shared/commandLine';
import { importModule } from '../shared/importModule';
import { didYouMean } from '../shared/suggest';
import type { SandboxApi } from './core/api';
import { findGaps } from './core/handle/findGaps';
import type { Backend } from './core/types';

/** Loads the default export of a module. Throws `Refusal` if it is not a backend for the document. */
export function loadBackend(name: string, api: SandboxApi): Backend {
  const backend = importBackend(name);
  if (!backend) {
    throw new Refusal(
      `The backend \`${name}\` must export by default an object with \`operations\`: functions by operationId.`,
    );
  }
  const [gap] = findGaps(api, backend);
  if (gap === undefined) return backend;
  const ids = api.operations.map(({ id }) => id);
  const unknown = Object.keys(backend.operations).find((id) => !ids.includes(id));
  const hint = unknown === undefined ? undefined : didYouMean(unknown, ids);
  throw new Refusal(`The backend \`${name}\` does not fit: ${gap}.${hint ? ` ${hint}` : ''}`);
}

function importBackend(name: string): Backend | undefined {
  try {
    return importModule(resolve(name), isBackend);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Refusal(`The backend \`${name}\` cannot be loaded: ${reason}`, { cause });
  }
}

function isBackend(value: unknown): value is Backend {
  if (typeof value !== 'object' || value === null || !('operations' in value)) return false;
  const { operations } = value;
  if (typeof operations !== 'object' || operations === null) return false;
  return Object.values(operations).every((handler) => typeof handler === 'function');
}
