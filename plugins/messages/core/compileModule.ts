import { type Compiled, compileMessage } from './compileMessage';
import { findFormatted } from './findMessages';
import type { MessageError } from './parseMessage';

export interface Target {
  locale: string;
  defaultLocale: string;
  /** The messages of the locale, by id. */
  translations: Readonly<Record<string, string>>;
  /** Module of the functions that compiled messages call. */
  runtime: string;
}

/** Locates an error in a module. `locale`: of the broken text; `offset`: in the module. */
export class ModuleError extends Error {
  constructor(
    message: string,
    readonly offset: number,
    readonly rule: 'message-literal' | 'message-syntax',
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Compiles `formatMessage(translate({ … }), …)`, in the sources of a module or in what a compiler made of them. */
export function compileModule(source: string, { locale, defaultLocale, translations, runtime }: Target): string {
  const { found, wrong } = findFormatted(source);
  const [first] = wrong;
  if (first !== undefined) throw new ModuleError(NOT_LITERAL, first, 'message-literal');
  if (found.length === 0) return source;
  const used = new Set<string>();
  let code = '';
  let end = 0;
  for (const message of found) {
    const { id, text: original, offsets } = message;
    const text = Object.hasOwn(translations, id) ? translations[id] : undefined;
    const isOther = text !== undefined && text !== original;
    const variants = [
      ...(isOther ? [compile(id, text, locale, () => message.start)] : []),
      compile(id, original, defaultLocale, (at) => offsets[at] ?? message.start),
    ];
    for (const name of variants.flatMap((variant) => variant.used)) used.add(name);
    const compiled = [JSON.stringify(id), ...variants.map((variant) => variant.code)].join();
    code += `${source.slice(end, message.start)}[${compiled}]`;
    end = message.end;
  }
  code += source.slice(end);
  if (used.size === 0) return code;
  const imported = [...used].map((name) => `${name} as $${name}`);
  return `${code}\n;import { ${imported.join(', ')} } from ${JSON.stringify(runtime)};\n`;
}

export const NOT_LITERAL =
  "Write `formatMessage(translate({ id: '…', message: '…' }), values)`: the build reads the message, so all of it has to be literal.";

function compile(id: string, text: string, locale: string, locate: (at: number) => number): Compiled {
  try {
    return compileMessage(text, locale);
  } catch (error) {
    const { name, message, offset } = error as MessageError;
    const shown = `${name}: ${message} in message "${id}" for locale "${locale}": ${text}`;
    throw new ModuleError(shown, locate(offset), 'message-syntax', { cause: error });
  }
}
