import { Joi } from '@docusaurus/utils-validation';
import { checkOptions } from '../shared/checkOptions';
import { SOCIAL_KINDS, type SocialKind } from './core/socialLinks';

export interface AppearanceThemeConfig {
  /** Links to the project's other sites, by kind: `{ github: 'https://…' }`. The header shows them in this order. */
  socialLinks: Partial<Record<SocialKind, string>>;
}

const address = Joi.string().uri({ scheme: ['https', 'http'] });
export const socialLinksSchema = Joi.object<AppearanceThemeConfig['socialLinks']>(
  Object.fromEntries(SOCIAL_KINDS.map((kind) => [kind, address])),
);

export function checkSocialLinks(links: unknown): AppearanceThemeConfig['socialLinks'] {
  return checkOptions('themeConfig.socialLinks', socialLinksSchema, links);
}
