import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { checkKeys, checkMessages, idsBelow, idsByPlugin, readMessages } from '../messages';
import { keepLast } from '../shared/core/cache';
import type { Problem } from '../shared/problem';
import type { ProjectFiles } from './files';
import type { CheckTarget } from './options';

/** What the interface says: `code.json` of all locales, against the messages of the site's components. */
export function createInterfaceCheck({
  baseDir,
  i18n,
  rules,
}: CheckTarget): (files: ProjectFiles) => Promise<Problem[]> {
  let known: ReadonlySet<string> | undefined;
  const keep = keepLast<Promise<Problem[]>>();
  return async (files) => {
    if (!i18n) return [];
    const messages = await readMessages({ siteDir: baseDir, i18n }, files);
    const texts = [...messages.sources, ...messages.translations].flatMap(({ file, text }) => [file, text]);
    return keep(texts, async () => {
      known ??= new Set([...idsOfTheme(baseDir), ...[...idsByPlugin().values()].flatMap((ids) => [...ids])]);
      const found = [...(await checkMessages(messages)), ...(await checkKeys(messages, known))];
      return found.flatMap((one): Problem[] => {
        const severity = rules[one.rule] ?? one.severity;
        return severity === 'off' ? [] : [{ ...one, severity }];
      });
    });
  };
}

export const INTERFACE_RULES = [
  { id: 'message-syntax', about: 'Every message of the interface is valid ICU syntax, in all languages.' },
  { id: 'message-literal', about: 'Every message of a component is written out, so that the build can read it.' },
  { id: 'message-arguments', about: 'A translated message has the arguments of the original.' },
  { id: 'message-file', about: 'Every `code.json` is JSON that holds a text for each id.' },
  { id: 'message-missing', about: 'Every message of a component is translated into all languages of the site.' },
  {
    id: 'message-unused',
    severity: 'warning' as const,
    about: 'Every translated message is one of a component, of the theme or of a plugin.',
  },
];

function idsOfTheme(baseDir: string): string[] {
  try {
    const file = createRequire(join(baseDir, 'package.json')).resolve('@docusaurus/theme-translations/package.json');
    return idsBelow(join(dirname(file), 'locales/base'));
  } catch {
    return [];
  }
}
