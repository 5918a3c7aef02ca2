import { Joi } from '@docusaurus/utils-validation';
import { wrongOptions } from '../shared/checkOptions';
import type { ApiSource, ApiSourceContext } from './apiSource';
import { type ApiOptions, apiOptionsSchema } from './options';

/** Opens a document when it is first called, and returns the same source from then on. */
export type OpenApi = () => Promise<ApiSource>;

/** Options of a document, or one that another plugin has opened. */
export const apiSchema = Joi.alternatives().conditional(Joi.function(), {
  then: Joi.any(),
  otherwise: apiOptionsSchema,
});

export function openApi(
  context: Pick<ApiSourceContext, 'siteDir' | 'allowMissing'>,
  api: ApiOptions | OpenApi,
): OpenApi {
  if (typeof api === 'function') return api;
  // A site has more in its context.
  const { siteDir, allowMissing } = context;
  const isDevServer = process.env.NODE_ENV === 'development';
  let source: Promise<ApiSource> | undefined;
  return () => {
    source ??= createApiSource({ siteDir, allowMissing, isDevServer }, api);
    return source;
  };
}

/** Opens the document that was kept with a released version: a file, relative to the site folder. */
export function openReleased(
  { siteDir }: Pick<ApiSourceContext, 'siteDir'>,
  { root: _root, ...options }: ApiOptions,
  spec: string,
): Promise<ApiSource> {
  const isDevServer = process.env.NODE_ENV === 'development';
  // Its overlays were applied when it was released.
  const lenient = { ...options, spec, overlays: [], strict: false, rules: {}, customRules: [] };
  return createApiSource({ siteDir, isDevServer, isReleased: true }, lenient);
}

/** The modules that read documents take a second to load. */
async function createApiSource(context: ApiSourceContext, options: ApiOptions): Promise<ApiSource> {
  const [source, { checkRules }] = await Promise.all([import('./source'), import('../document/read')]);
  const wrong = await checkRules(options.rules, options.customRules);
  if (wrong.length > 0) throw new Error(wrongOptions('the API', wrong));
  return source.createApiSource(context, options);
}
