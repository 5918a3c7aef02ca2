import type { Problem } from '../../shared/problem';
import { NOT_LITERAL } from './compileModule';
import { findFormatted, findMessages } from './findMessages';
import { locate } from './locate';
import { argumentsOf, type MessageError, parseMessage } from './parseMessage';
import { readTranslations } from './readTranslations';
import type { Message, MessageFile, TranslationFile } from './types';

export interface MessagesOfSite {
  /** Components. */
  sources: readonly MessageFile[];
  translations: readonly TranslationFile[];
  defaultLocale: string;
}

type Arguments = ReturnType<typeof argumentsOf>;

const HINTS: Record<string, string> = {
  EMPTY_ARGUMENT: "Name the argument: `{count}`. For a brace in the text, write `'{'`.",
  MALFORMED_ARGUMENT: "An argument is `{name}` or `{name, type, …}`. For a brace in the text, write `'{'`.",
  UNCLOSED_TAG: "Close the tag. For `<` in the text, write `'<'`.",
  MISSING_OTHER_CLAUSE: 'Add `other {…}`: it is used where no other form fits.',
};

/**
 * Parses every message of every locale, and compares the arguments of translations with those of the default text: in the
 * component, or in a translation file of the default locale.
 */
export function checkMessages({ sources, translations, defaultLocale }: MessagesOfSite): Problem[] {
  const problems: Problem[] = [];
  const known = new Map<string, Arguments[]>();
  const note = (id: string, found: Arguments) => known.set(id, [...(known.get(id) ?? []), found]);
  for (const source of sources) {
    const report = reporter(problems, source);
    for (const offset of findFormatted(source.text).wrong) report('message-literal', offset, NOT_LITERAL);
    for (const message of findMessages(source.text)) {
      const found = parse(message, defaultLocale, report);
      if (found) note(message.id, found);
    }
  }
  const sorted = [...translations].sort(
    (a, b) => Number(b.locale === defaultLocale) - Number(a.locale === defaultLocale),
  );
  for (const { locale, ...source } of sorted) {
    const report = reporter(problems, source);
    const { messages, error } = readTranslations(source.text);
    if (error) report('message-file', error.offset, error.message);
    for (const message of messages) {
      const found = parse(message, locale, report);
      if (!found) continue;
      if (locale === defaultLocale) note(message.id, found);
      else compareArguments(message, found, known.get(message.id), report);
    }
  }
  return problems;
}

type Report = (rule: string, offset: number, message: string, hint?: string) => void;

function reporter(problems: Problem[], source: MessageFile): Report {
  return (rule, offset, message, hint) => {
    problems.push({ ...locate(source, offset), rule, severity: 'error', message, hint });
  };
}

function parse({ id, text, offsets }: Message, locale: string, report: Report): Arguments | undefined {
  try {
    return argumentsOf(parseMessage(text, locale));
  } catch (error) {
    const { name, message, offset } = error as MessageError;
    const words = `${name} in message "${id}" for locale "${locale}": ${message}`;
    report('message-syntax', offsets[offset] ?? offsets[0] ?? 0, words, HINTS[message]);
    return undefined;
  }
}

function compareArguments(
  { id, offsets }: Message,
  found: Arguments,
  defaults: Arguments[] = [],
  report: Report,
): void {
  const differences = defaults.map((expected) => [
    ...[...found].filter(([name, kind]) => expected.get(name) !== kind).map(([name]) => `has no \`${name}\``),
    ...[...expected.keys()].filter((name) => !found.has(name)).map((name) => `also has \`${name}\``),
  ]);
  const [difference] = differences;
  if (!difference || differences.some(({ length }) => length === 0)) return;
  report('message-arguments', offsets[0] ?? 0, `The default text of "${id}" ${difference.join(', ')}.`);
}

/**
 * One line for each message of the site without a translation, and one for each plugin: a language that a plugin lacks
 * lacks all of its messages.
 */
export function formatMissing(
  ids: Iterable<string>,
  byPlugin: ReadonlyMap<string, Iterable<string>>,
  translations: Readonly<Record<string, string>>,
  locale: string,
): string[] {
  const missingOf = (all: Iterable<string>) => [...new Set(all)].filter((id) => !Object.hasOwn(translations, id));
  const own = missingOf(ids)
    .sort()
    .map((id) => `Missing message: "${id}" for locale "${locale}", using default message as fallback.`);
  const ofPlugins = [...byPlugin].flatMap(([plugin, all]) => {
    const { length } = missingOf(all);
    return length === 0 ? [] : [`Missing messages: ${length} of the plugin "${plugin}" for locale "${locale}".`];
  });
  const hint = `\`docusaurus write-translations --locale ${locale}\` lists them in \`code.json\`.`;
  return [...own, ...ofPlugins, ...(ofPlugins.length > 0 ? [hint] : [])];
}
