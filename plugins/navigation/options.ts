import type { ThemeConfigValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { checkOptions } from '../shared/checkOptions';
import type { Levels } from './core/pagePath';
import type { NavItem, NavigationConfig } from './core/topNavigation';

export interface NavigationThemeConfig {
  /** `1`: an entry and a sidebar for each first segment of addresses. `2`: second-level folders are menu entries. */
  levels: Levels;
  /** Puts `items` in place of the entries made from pages, before them, or after them. */
  mode: NavigationConfig['mode'];
  /** Entries of the top navigation: a list, or a list for each language. */
  items?: NavigationConfig['items'];
}

const item = Joi.object<NavItem>({
  title: Joi.string().required(),
  link: Joi.string()
    .pattern(/^(\/(?!\/)|[a-z][a-z\d+.-]*:)/i)
    .messages({ 'string.pattern.base': '{{#label}} must be a path that starts with `/`, or a URL' }),
  activePath: Joi.string().pattern(/^\//).messages({ 'string.pattern.base': '{{#label}} must start with `/`' }),
});
const leaf = item.keys({ link: Joi.required() });
const items = Joi.array().items(item.keys({ children: Joi.array().items(leaf).min(1) }).or('link', 'children'));

export const navigationSchema = Joi.object<NavigationThemeConfig>({
  levels: Joi.number().valid(1, 2).default(1),
  mode: Joi.string().valid('override', 'prepend', 'append').default('override'),
  items: Joi.alternatives().conditional(Joi.array(), {
    // biome-ignore lint/suspicious/noThenProperty: Joi calls it so
    then: items,
    otherwise: Joi.object().pattern(Joi.string(), items),
  }),
});

export function validateThemeConfig({ themeConfig }: ThemeConfigValidationContext<Record<string, unknown>>) {
  return {
    ...themeConfig,
    navigation: checkOptions('themeConfig.navigation', navigationSchema, themeConfig.navigation),
  };
}

/** Reads the settings, even if the theme configuration was not validated: in tests, and in other sites. */
export function readSettings(themeConfig: Record<string, unknown>): NavigationThemeConfig {
  return validateThemeConfig({ themeConfig } as never).navigation;
}

interface NavbarItem {
  type?: string;
  items?: NavbarItem[];
}

/** Whether the header shows the entries. */
export function showsEntries(themeConfig: Record<string, unknown>): boolean {
  const { items = [] } = (themeConfig as { navbar?: { items?: NavbarItem[] } }).navbar ?? {};
  return items.some(({ type, items: inner = [] }) =>
    [type, ...inner.map((item) => item.type)].includes('custom-navigation'),
  );
}

export function unknownLocales({ items: configured }: NavigationThemeConfig, locales: string[]): string[] {
  if (!configured || Array.isArray(configured)) return [];
  return Object.keys(configured).filter((locale) => !locales.includes(locale));
}
