import { runInThisContext } from 'node:vm';
import { compileModule } from '../../plugins/messages/core/compileModule';
import * as runtime from '../../plugins/shared/messages/formatMessage';

export interface Site {
  locale?: string;
  translations?: Record<string, string>;
}

export const IMPORT = 'import { formatMessage } from "@livespec/docusaurus/messages";\n';

/** Compiles a call with this default text, and runs it. */
export function runMessage(text: string, values: object, { locale = 'en', translations = {} }: Site = {}): unknown {
  const source = `${IMPORT}return formatMessage(translate({ id: 'x', message: ${JSON.stringify(text)} }), values)`;
  const compiled = compileModule(source, { locale, defaultLocale: 'en', translations, runtime: '' });
  const code = compiled.replace(/;?import \{[^}]*\} from ".*";/g, '');
  const names = Object.keys(runtime);
  const parameters = ['values', 'formatMessage', ...names.map((name) => `$${name}`)];
  const run = runInThisContext(`(${parameters.join()}) => {${code}}`) as (...given: unknown[]) => unknown;
  return run(values, runtime.formatMessage, ...Object.values(runtime));
}
