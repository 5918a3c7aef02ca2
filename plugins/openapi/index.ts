import type { LoadContext, Plugin } from '@docusaurus/types';
import { refuseOptions } from '../shared/checkOptions';
import { pageFile, SHARED_STYLES, themeOf } from '../shared/pluginFiles';
import type { ApiSource, ApiSourceContext } from './apiSource';
import type { Patterns } from './core/highlight';
import type { ApiModel } from './core/model/types';
import type { ApiOptions } from './options';

export type { ApiSource, ApiSourceContext, GeneratedPage } from './apiSource';
export type { ApiModel, ErrorCode, MediaType, Operation, Parameter, SecurityScheme } from './core/model/types';
export type { PageBuilder, PageBuilderContext } from './core/pages/addedPages';
export type { CallFinder, CallView } from './core/pages/callFinder';
export type { DescriptionLink } from './core/pages/descriptionLinks';
export { DOWNLOADS } from './core/pages/downloads';
export { GENERATED_PAGES, isGeneratedPage } from './core/pages/generatedPages';
export type { ApiPage, PageSection } from './core/pages/types';
export type { ApiPageRecord, ApiRecords, NameKind, NameRecord } from './core/records/types';
export { type ApiOptions, apiOptionsSchema } from './options';

export { createRecordsReader } from './readRecords';

// Modules that read documents take a second to load; they are imported on demand.

export { highlight, type Patterns, type Token } from './core/highlight';
export type { Finding, Rule } from './core/rules/report';
export type { SampleLanguage, SampleRequest } from './core/samples/types';

/** Returns the highlighting patterns of JSON, our sample languages and those of the options. */
export async function loadPatterns({ samples }: Pick<ApiOptions, 'samples'> = { samples: [] }): Promise<Patterns> {
  const { chooseLanguage, listPatterns } = await import('./core/samples');
  return listPatterns(samples.map(chooseLanguage));
}

export async function readModel(baseDir: string, spec: string, root?: string): Promise<ApiModel> {
  const { readModel: read } = await import('./readModel');
  return read(baseDir, spec, root);
}

export type Sampler = {
  buildSampleRequest: typeof import('./core/view/samples/samples').buildSampleRequest;
  sampleValue: typeof import('./core/sampleValue').sampleValue;
  toXml: typeof import('./core/values/xml').toXml;
};

export async function loadSampler(): Promise<Sampler> {
  const [{ sampleValue }, { toXml }, { buildSampleRequest }] = await Promise.all([
    import('./core/sampleValue'),
    import('./core/values/xml'),
    import('./core/view/samples/samples'),
  ]);
  return { sampleValue, toXml, buildSampleRequest };
}

export async function createApiSource(context: ApiSourceContext, options: ApiOptions): Promise<ApiSource> {
  const [source, { checkRules }] = await Promise.all([import('./source'), import('./read')]);
  const wrong = await checkRules(options.rules, options.customRules);
  if (wrong.length > 0) throw new Error(`Options of the API ("rules", "customRules"): ${wrong.join('; ')}`);
  return source.createApiSource(context, options);
}

export default function openapi(context: LoadContext): Plugin {
  return {
    name: 'openapi',
    ...themeOf(__dirname, 'openapi', context),
    getClientModules: () => [
      ...SHARED_STYLES,
      pageFile(__dirname, 'browser/openTarget'),
      pageFile(__dirname, 'browser/lightUpLater'),
      pageFile(__dirname, 'theme/api.css'),
    ],
  };
}

export { getSwizzleConfig } from './swizzle';

export const validateOptions = refuseOptions(
  '@livespec/docusaurus/plugin-openapi',
  ' The document is an option of plugin-docs: `api: { spec }`.',
);
