import type { LoadContext, Plugin } from '@docusaurus/types';
import { refuseOptions } from '../shared/checkOptions';
import { type Problem, ProblemsError } from '../shared/problem';
import type { MessagesOfSite } from './core/checkMessages';
import { logMissing } from './logMissing';
import { readMessages } from './readMessages';
import { messageRule } from './rule';

export type { MessagesOfSite } from './core/checkMessages';
export { idsBelow, idsByPlugin } from './pluginIds';
export { type MessageFiles, type MessageSite, readMessages } from './readMessages';
export { messageRule } from './rule';

/** Parses every message of the given files. See `readMessages`. */
export async function checkMessages(messages: MessagesOfSite): Promise<Problem[]> {
  return (await import('./core/checkMessages')).checkMessages(messages);
}

/** Finds messages without a translation, and translations without a message. `known`: ids with other owners. */
export async function checkKeys(messages: MessagesOfSite, known: ReadonlySet<string>): Promise<Problem[]> {
  return (await import('./core/checkKeys')).checkKeys(messages, known);
}

/** ICU messages over `code.json`: checks them, compiles them, and lists what has no translation. */
export default function messages(context: LoadContext): Plugin<string[]> {
  const { currentLocale, defaultLocale } = context.i18n;
  let ids: string[] = [];
  let isLogged = currentLocale === defaultLocale;
  return {
    name: 'messages',
    /** Returns the ids of the site's messages. */
    async loadContent() {
      const found = await readMessages(context);
      const problems = await checkMessages(found);
      if (problems.length > 0) throw new ProblemsError(problems);
      const { findMessages } = await import('./core/findMessages');
      return found.sources.flatMap(({ text }) => findMessages(text).map(({ id }) => id));
    },
    async contentLoaded({ content }) {
      ids = content;
    },
    configureWebpack(config) {
      if (!isLogged) logMissing(ids, config, context);
      isLogged = true;
      return messageRule(config, context);
    },
  };
}

export const validateOptions = refuseOptions('@livespec/docusaurus/plugin-messages');
