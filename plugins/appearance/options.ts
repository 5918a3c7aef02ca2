import { Joi } from '@docusaurus/utils-validation';
import { didYouMean } from '../shared/suggest';
import { SOCIAL_KINDS, type SocialKind } from './core/socialLinks';

/** What this plugin reads of the site's `themeConfig`. */
export interface AppearanceThemeConfig {
  /** Addresses of the project on other sites, by kind: `{ github: 'https://…' }`. Shown in this order. */
  socialLinks: Partial<Record<SocialKind, string>>;
}

const KNOWN: readonly string[] = SOCIAL_KINDS;

/** Another site by its kind; no more than what the plugin has a sign for. */
export const themeConfigSchema = Joi.object<AppearanceThemeConfig>({
  socialLinks: Joi.object()
    .pattern(Joi.string().valid(...KNOWN), Joi.string().uri({ scheme: ['https', 'http'] }))
    .pattern(
      Joi.string(),
      Joi.any().custom((_url, helpers) => {
        const kind = String(helpers.state.path?.at(-1));
        const hint = didYouMean(kind, KNOWN) ?? `Known are ${KNOWN.join(', ')}.`;
        return helpers.message({ custom: `themeConfig.socialLinks has no sign for \`${kind}\`. ${hint}` });
      }),
    )
    .default({}),
}).unknown();
