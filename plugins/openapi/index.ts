import type { LoadContext, Plugin } from '@docusaurus/types';
import { pageFile, SHARED_STYLES, themeOf } from '../shared/pluginFiles';
import type { ApiSource, ApiSourceContext } from './apiSource';
import type { Patterns } from './core/highlight';
import type { ApiModel } from './core/model/types';
import type { ApiOptions } from './options';

export type { ApiSource, ApiSourceContext, GeneratedPage } from './apiSource';
export type { ApiModel, ErrorCode, MediaType, Operation, Parameter, SecurityScheme } from './core/model/types';
export type { PageBuilder, PageBuilderContext } from './core/pages/addedPages';
export type { DescriptionLink } from './core/pages/descriptionLinks';
export { GENERATED_PAGES, isGeneratedPage } from './core/pages/generatedPages';
export type { ApiPage, PageSection } from './core/pages/types';
export type { ApiPageRecord, ApiRecords, NameKind, NameRecord } from './core/records/types';
export { type ApiOptions, apiOptionsSchema } from './options';

export { createRecordsReader } from './readRecords';

// What reads a document takes a second to load: it is, where there is one to read.

export { highlight, type Patterns, type Token } from './core/highlight';
export type { Finding, Rule } from './core/rules/report';
export type { SampleLanguage, SampleRequest } from './core/samples/types';

/** How JSON, our sample languages and those of the options are highlighted. */
export async function loadPatterns({ samples }: Pick<ApiOptions, 'samples'> = { samples: [] }): Promise<Patterns> {
  const { chooseLanguage, listPatterns } = await import('./core/samples');
  return listPatterns(samples.map(chooseLanguage));
}

/** See `./readModel`. */
export async function readModel(baseDir: string, spec: string, root?: string): Promise<ApiModel> {
  const { readModel: read } = await import('./readModel');
  return read(baseDir, spec, root);
}

/** Values that fit a schema, values as XML, and requests: what can be sent to a server of the document, and what it answers. */
export type Sampler = {
  buildSampleRequest: typeof import('./core/view/samples').buildSampleRequest;
  sampleValue: typeof import('./core/sampleValue').sampleValue;
  toXml: typeof import('./core/view/xml').toXml;
};

export async function loadSampler(): Promise<Sampler> {
  const [{ sampleValue }, { toXml }, { buildSampleRequest }] = await Promise.all([
    import('./core/sampleValue'),
    import('./core/view/xml'),
    import('./core/view/samples'),
  ]);
  return { sampleValue, toXml, buildSampleRequest };
}

/** See `./source`. */
export async function createApiSource(context: ApiSourceContext, options: ApiOptions): Promise<ApiSource> {
  const [source, { checkRules }] = await Promise.all([import('./source'), import('./read')]);
  const wrong = await checkRules(options.rules, options.customRules);
  if (wrong.length > 0) throw new Error(`Options of the API ("rules", "customRules"): ${wrong.join('; ')}`);
  return source.createApiSource(context, options);
}

/** The components that show the pages of an API, their words in all languages, and links that open what they lead to. */
export default function openapi(context: LoadContext): Plugin {
  return {
    name: 'openapi',
    ...themeOf(__dirname, 'openapi', context),
    getClientModules: () => [
      ...SHARED_STYLES,
      pageFile(__dirname, 'browser/openTarget'),
      pageFile(__dirname, 'theme/api.css'),
    ],
  };
}

export { getSwizzleConfig } from './swizzle';
