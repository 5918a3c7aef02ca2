import { join } from 'node:path';
import type { Backend } from '../sandbox';
import { importModule } from '../shared/importModule';
import type { Problem } from '../shared/problem';
import type { CheckTarget } from './options';
import { unreadable } from './readPages';

interface Loaded {
  backend?: { file: string; module: Backend };
  problems: Problem[];
}

/** Loads the sandbox's backend of a site, if it has one. */
export function loadBackend({ baseDir, backend: file }: CheckTarget): Loaded {
  if (file === undefined) return { problems: [] };
  try {
    const module = importModule(join(baseDir, file), isBackend);
    if (!module) throw new Error('it exports no backend by default');
    return { backend: { file, module }, problems: [] };
  } catch (error) {
    return { problems: [unreadable(file, error)] };
  }
}

function isBackend(value: unknown): value is Backend {
  return typeof value === 'object' && value !== null && 'operations' in value;
}
