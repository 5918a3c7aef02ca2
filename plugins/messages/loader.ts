import { readFileSync } from 'node:fs';
import { nameBelow } from '../shared/files';
import { ProblemsError } from '../shared/problem';
import { compileModule, ModuleError } from './core/compileModule';
import { locate } from './core/locate';

export interface LoaderOptions {
  locale: string;
  defaultLocale: string;
  /** Path of a JSON file. */
  translations: string;
  runtime: string;
  /** Folder that paths in messages are relative to. */
  root: string;
}

interface LoaderContext {
  resourcePath: string;
  getOptions(): LoaderOptions;
  addDependency(file: string): void;
}

/** Compiles `formatMessage(translate({ … }), …)` in a module. */
const compileMessages = function (this: LoaderContext, source: string): string {
  if (!source.includes('formatMessage(')) return source;
  const { translations, root, ...target } = this.getOptions();
  this.addDependency(translations);
  try {
    const texts = JSON.parse(readFileSync(translations, 'utf8')) as Record<string, string>;
    return compileModule(source, { ...target, translations: texts });
  } catch (error) {
    if (!(error instanceof ModuleError)) throw error;
    const { offset, message, rule } = error;
    const file = nameBelow(this.resourcePath, root);
    throw new ProblemsError([{ ...locate({ file, text: source }, offset), rule, severity: 'error', message }]);
  }
};

export default compileMessages;
