import type { LoadContext, Plugin } from '@docusaurus/types';
import { pageFile, SHARED_STYLES, themeOf } from '../shared/pluginFiles';
import type { ApiSource, ApiSourceContext } from './apiSource';
import type { ApiModel } from './core/model/types';
import type { ApiOptions } from './options';

export type { ApiSource, ApiSourceContext, GeneratedPage } from './apiSource';
export type { ApiModel, ErrorCode, MediaType, Operation, Parameter, SecurityScheme } from './core/model/types';
export type { DescriptionLink } from './core/pages/descriptionLinks';
export type { ApiPageRecord, ApiRecords, NameKind, NameRecord } from './core/records/types';
export { type ApiOptions, apiOptionsSchema } from './options';

export { createRecordsReader } from './readRecords';

// What reads a document takes a second to load: it is, where there is one to read.

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
  const source = await import('./source');
  return source.createApiSource(context, options);
}

/** The components that show the pages of an API, their words in all languages, and links that open what they lead to. */
export default function openapi(context: LoadContext): Plugin {
  return {
    name: 'openapi',
    ...themeOf(__dirname, 'openapi', context),
    getClientModules: () => [
      ...SHARED_STYLES,
      pageFile(__dirname, 'theme/openTarget'),
      pageFile(__dirname, 'theme/api.css'),
    ],
  };
}
