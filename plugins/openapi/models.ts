import type { ApiModel } from './core/model/types';

/** Plugins may be loaded with modules of their own each: what one hands to another has to lie outside of modules. */
const MODELS = Symbol.for('openapi.models');

type Registry = typeof globalThis & { [MODELS]?: Map<string, ApiModel> };

/** @param entry absolute path of the document */
export function announceModel(entry: string, model: ApiModel): void {
  const registry = globalThis as Registry;
  registry[MODELS] = (registry[MODELS] ?? new Map()).set(entry, model);
}

/** The model of the last good state of a document, where this process makes pages of it: it is not read again. */
export function findModel(entry: string): ApiModel | undefined {
  return (globalThis as Registry)[MODELS]?.get(entry);
}
