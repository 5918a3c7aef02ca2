import type { LoadContext, Plugin } from '@docusaurus/types';
import { messageRule } from '../messages';
import { refuseOptions } from '../shared/checkOptions';
import { versionKey } from '../shared/core/versionKey';
import { linkModules, pageFile, SHARED_STYLES, themeOf } from '../shared/pluginFiles';
import type { ApiData, ContentWithApi } from './apiSource';
import type { Patterns } from './core/code/highlight';
import type { ApiOptions } from './options';

export type { ApiContent, ApiSource, ApiSourceContext, ContentWithApi, GeneratedPage, PagesTarget } from './apiSource';
export type { Comparison } from './core/changes/findChanges';
export type { ApiModel, ErrorCode, MediaType, Operation, Parameter, SecurityScheme, Server } from './core/model/types';
export type { PageBuilder, PageBuilderContext } from './core/pages/addedPages';
export type { CallFinder, CallView } from './core/pages/callFinder';
export type { DescriptionLink } from './core/pages/descriptionLinks';
export { DOWNLOADS } from './core/pages/downloads';
export { GENERATED_PAGES, isGeneratedPage, isPageData } from './core/pages/generatedPages';
export type { LivePage, LivePart, LiveSection, PreviewPage } from './core/pages/livePage';
export type { ApiPage, PageSection } from './core/pages/types';
export { PINS, type PinResult, resolvePin } from './core/pins';
export type { ApiPageRecord, ApiRecords, NameKind, NameRecord } from './core/records/types';
export { apiSchema, type OpenApi, openApi, openReleased } from './openApi';
export { type ApiOptions, apiOptionsSchema, DEFAULT_API_OPTIONS } from './options';

export { hasGeneratedPages, removePages } from './syncPages';

// Modules that read documents take a second to load; they are imported on demand.

export { highlight, type Patterns, type Token } from './core/code/highlight';
export type { BuiltRequest, FillableCall, FillableCalls } from './core/readerValues/types';
export type { Finding, Rule } from './core/rules/report';
export type { SampleLanguage, SamplePair, SampleRequest } from './core/samples/types';
export type { FieldView } from './core/schema/types';
export { isFormatted } from './core/values/formats';
export type { OperationView } from './core/view/types';

/** Returns the highlighting patterns of JSON, our sample languages and those of the options. */
export async function loadPatterns({ samples }: Pick<ApiOptions, 'samples'> = { samples: [] }): Promise<Patterns> {
  const { chooseLanguage, listPatterns } = await import('./core/samples');
  return listPatterns(samples.map(chooseLanguage));
}

export type Sampler = {
  buildSampleRequest: typeof import('./core/view/samples/samples').buildSampleRequest;
  sampleValue: typeof import('./core/values/sampleValue').sampleValue;
  toXml: typeof import('./core/values/xml').toXml;
};

export type CheckTools = typeof import('./checkTools');
export const loadCheckTools = (): Promise<CheckTools> => import('./checkTools');

export async function loadSampler(): Promise<Sampler> {
  const [{ sampleValue }, { toXml }, { buildSampleRequest }] = await Promise.all([
    import('./core/values/sampleValue'),
    import('./core/values/xml'),
    import('./core/view/samples/samples'),
  ]);
  return { sampleValue, toXml, buildSampleRequest };
}

const DATA: Array<keyof ApiData> = ['download', 'operations', 'patterns', 'samples', 'security', 'servers'];

export default function openapi(context: LoadContext): Plugin {
  return {
    name: 'openapi',
    ...themeOf(__dirname, 'openapi', context),
    /** Writes the data that components import, by version of the docs: see `versionKey`. */
    async allContentLoaded({ allContent, actions }) {
      const docs = (allContent['docusaurus-plugin-content-docs'] ?? {}) as Record<string, ContentWithApi>;
      for (const name of DATA) {
        const parts = Object.entries(docs).flatMap(([id, { written = [] }]) =>
          [...written].map(([version, api]) => [versionKey(id, version), api?.data()[name] ?? null]),
        );
        await actions.createData(`${name}.json`, JSON.stringify(Object.fromEntries(parts)));
      }
    },
    getClientModules: () => [
      ...SHARED_STYLES,
      ...linkModules(context),
      pageFile(__dirname, 'browser/openTarget'),
      pageFile(__dirname, 'browser/actLater'),
      pageFile(__dirname, 'theme/api.css'),
    ],
    /** Translations of the words that are written into generated pages: `openapi/words.json` of a locale. */
    async getTranslationFiles() {
      const { ENGLISH_WORDS } = await import('./pageWords');
      const content = Object.entries(ENGLISH_WORDS).map(([key, message]) => [key, { message }]);
      return [{ path: 'words', content: Object.fromEntries(content) }];
    },
    configureWebpack: (config) => messageRule(config, context),
  };
}

export { getSwizzleConfig } from './swizzle';

export const validateOptions = refuseOptions(
  '@livespec/docusaurus/plugin-openapi',
  ' The document is an option of plugin-docs: `api: { spec }`.',
);
