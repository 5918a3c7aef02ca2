import type { ThemeConfigValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { checkOptions } from '../shared/checkOptions';
import type { Levels } from './core/pagePath';
import type { NavItem, NavigationConfig } from './core/topNavigation';

/** `themeConfig.navigation`. */
export interface NavigationThemeConfig {
  /**
   * 1 (default): one entry and one sidebar for each first segment of the addresses. 2: folders of the second level are
   * entries of a menu, each with a sidebar of its own.
   */
  levels: Levels;
  /** What `items` do to the entries that follow from the pages: `override` (default), `prepend` or `append`. */
  mode: NavigationConfig['mode'];
  /** Entries of one's own: a list, or a map of languages to lists. */
  items?: NavigationConfig['items'];
}

const item = Joi.object<NavItem>({
  title: Joi.string().required(),
  /** Below the base path, like `/api`, or a whole address. */
  link: Joi.string().pattern(/^(\/(?!\/)|[a-z][a-z\d+.-]*:)/i, 'a path that starts with / or a whole address'),
  activePath: Joi.string().pattern(/^\//, 'a path that starts with /'),
});
const leaf = item.keys({ link: Joi.required() });
const items = Joi.array().items(item.keys({ children: Joi.array().items(leaf).min(1) }).or('link', 'children'));

const schema = Joi.object<NavigationThemeConfig>({
  levels: Joi.number().valid(1, 2).default(1),
  mode: Joi.string().valid('override', 'prepend', 'append').default('override'),
  items: Joi.alternatives().conditional(Joi.array(), {
    // biome-ignore lint/suspicious/noThenProperty: Joi calls it so
    then: items,
    otherwise: Joi.object().pattern(Joi.string(), items),
  }),
});

export function validateThemeConfig({ themeConfig }: ThemeConfigValidationContext<Record<string, unknown>>) {
  return { ...themeConfig, navigation: checkOptions('themeConfig.navigation', schema, themeConfig.navigation) };
}

/** The settings, also where the theme configuration has not been checked: in tests, and in other sites. */
export function readSettings(themeConfig: Record<string, unknown>): NavigationThemeConfig {
  return validateThemeConfig({ themeConfig } as never).navigation;
}

/** Languages that the configuration names and the site does not have. */
export function unknownLocales({ items: configured }: NavigationThemeConfig, locales: string[]): string[] {
  if (!configured || Array.isArray(configured)) return [];
  return Object.keys(configured).filter((locale) => !locales.includes(locale));
}
