import type { Problem } from '../../shared/problem';
import type { MessagesOfSite } from './checkMessages';
import { findMessages } from './findMessages';
import { locate } from './locate';
import { readTranslations } from './readTranslations';

/**
 * Finds messages of components that a locale does not translate, and translations that no component has. A translation
 * counts as left over only where components have messages of the same namespace (`home.` of `home.title`): others
 * belong to plugins. `known`: ids that have other owners.
 */
export function checkKeys(
  { sources, translations, defaultLocale }: MessagesOfSite,
  known: ReadonlySet<string>,
): Problem[] {
  const found = sources.flatMap(({ file, text }) =>
    findMessages(text).map(({ id, start }) => ({ id, file, text, start })),
  );
  const ids = new Set(found.map(({ id }) => id));
  const namespaces = new Set([...ids].map(namespaceOf));
  return translations.flatMap(({ file, text, locale }) => {
    const { messages, error } = readTranslations(text);
    if (error) return [];
    const translated = new Set(messages.map(({ id }) => id));
    const missing = locale === defaultLocale ? [] : found.filter(({ id }) => !translated.has(id) && !known.has(id));
    const unused = messages.filter(({ id }) => !ids.has(id) && !known.has(id) && namespaces.has(namespaceOf(id)));
    return [
      ...missing.map(
        (one): Problem => ({
          ...locate(one, one.start),
          rule: 'message-missing',
          severity: 'error',
          message: `The message "${one.id}" has no translation for "${locale}".`,
          hint: `Add it to \`${file}\`.`,
        }),
      ),
      ...unused.map(
        ({ id, offsets: [offset = 0] }): Problem => ({
          ...locate({ file, text }, offset),
          rule: 'message-unused',
          severity: 'warning',
          message: `No component has a message "${id}".`,
          hint: 'Remove it.',
        }),
      ),
    ];
  });
}

function namespaceOf(id: string): string {
  return id.split('.')[0] ?? '';
}
