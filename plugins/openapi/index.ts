import type { LoadContext, Plugin } from '@docusaurus/types';
import { messageRule } from '../messages';
import { refuseOptions } from '../shared/checkOptions';
import { versionKey } from '../shared/core/versionKey';
import { linkModules, pageFile, SHARED_STYLES, themeOf } from '../shared/pluginFiles';
import { reusePostCss } from '../shared/reusePostCss';
import type { ContentWithApi } from './apiSource';
import type { ApiData } from './write/apiData';
import { writeActions } from './writeActions';

/** For rules of a site: `customRules`. */
export type { Finding, Rule } from '../document/core/rules/report';
export type { ApiContent, ApiSource, ApiSourceContext, ApiState, ContentWithApi, WrittenApi } from './apiSource';
export { SERVERS } from './core/changes/compareModels';
export type { Comparison } from './core/changes/findChanges';
export { type ChangeInWords, formatChange } from './core/changes/formatChange';
export { PUBLISHED_FILES } from './core/download/publishedFiles';
export type { ApiModel, ErrorCode, MediaType, Operation, Parameter, SecurityScheme, Server } from './core/model/types';
export { GENERATED_PAGES, isGeneratedPage, isPageData } from './core/pages/generatedPages';
export type { LivePage, LivePart, LiveSection, PreviewPage } from './core/pages/livePage';
export type { CallView, PartFinder } from './core/pages/partFinder';
export {
  FLOW_PARTS,
  type FlowPart,
  type OperationNote,
  type PageBuilder,
  type PageBuilderContext,
  type SiteFlows,
} from './core/pages/site/addedPages';
export type { SiteAddresses } from './core/pages/site/addresses';
export { type FeedSite, printFeed } from './core/pages/site/changelogFeed';
export type { DescriptionLink } from './core/pages/site/descriptionLinks';
export type { ApiPage, PageSection } from './core/pages/site/types';
export { PINS, type PinName, type PinResult, resolvePin } from './core/pins';
export { type PartData, partText } from './core/records/partText';
export type { ApiPageRecord, ApiRecords, NameKind, NameRecord } from './core/records/types';
export { errorMessages } from './core/view/messages/errorMessages';
export {
  cutOperation,
  type ExamplePart,
  OPERATION_PARTS,
  type OperationPart,
  type OperationPartName,
  type SchemaPart,
} from './core/view/parts';
export { apiSchema, type OpenApi, openApi, openReleased } from './openApi';
export { type ApiOptions, apiOptionsSchema, DEFAULT_API_OPTIONS } from './options';
export { hasGeneratedPages, removePages } from './write/syncPages';
export type { GeneratedPage, PageFacts, PagesTarget } from './write/types';

// Modules that read documents take a second to load; they are imported on demand.

export type { BuiltRequest, FillableCall } from './core/readerValues/types';
export type { OperationView, SampleView, SecuritySchemeView } from './core/view/types';

export type BuildSampleRequest = typeof import('./core/view/samples/samples').buildSampleRequest;

/** Writes the request that the samples of an operation make. */
export async function loadSampleRequests(): Promise<BuildSampleRequest> {
  return (await import('./core/view/samples/samples')).buildSampleRequest;
}

export type CheckTools = typeof import('./checkTools');
export const loadCheckTools = (): Promise<CheckTools> => import('./checkTools');

export type DocumentTools = typeof import('./documentTools');
export const loadDocumentTools = (): Promise<DocumentTools> => import('./documentTools');

export type MigrationTools = typeof import('./migrationTools');
export const loadMigrationTools = (): Promise<MigrationTools> => import('./migrationTools');

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
          [...written].map(([version, api]) => [versionKey(id, version), api?.current().data[name] ?? null]),
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
      const { ENGLISH_WORDS } = await import('./write/pageWords');
      const content = Object.entries(ENGLISH_WORDS).map(([key, message]) => [key, { message }]);
      return [{ path: 'words', content: Object.fromEntries(content) }];
    },
    configurePostCss: (options) => reusePostCss(options, context.siteDir),
    configureWebpack(config) {
      writeActions(config.resolve?.alias ?? {}, context.generatedFilesDir);
      return messageRule(config, context);
    },
  };
}

export { getSwizzleConfig } from './swizzle';

export const validateOptions = refuseOptions(
  '@livespec/docusaurus/plugin-openapi',
  ' The document is an option of plugin-docs: `api: { spec }`.',
);
