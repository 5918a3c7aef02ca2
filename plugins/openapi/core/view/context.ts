import type { SampleComments } from '../../../samples/core/sample/comments';
import type { SampleLanguage } from '../../../samples/core/sample/types';
import type { SchemaLinks } from '../../../schema/core/types';
import type { PlacedImage, TextSection } from '../../../shared/core/description';
import type { Html } from '../../../shared/core/description/html';
import type { Source } from '../../../shared/problem';
import type { ApiModel, Operation } from '../model/types';
import type { VersionLabels } from './versionLabels';

/** Shared by the views of a page; only `links` varies within a site. */
export interface ViewContext {
  model: ApiModel;
  links: SiteLinks;
  versions: VersionLabels;
  languages: SampleLanguage[];
  comments: SampleComments;
  /** Markdown that follows the description of a call. */
  notesOf?(operation: Operation): string[];
}

/** Locations on the site that views link to. Addresses start with `/` and exclude the base path. */
export interface SiteLinks extends SchemaLinks {
  page(path: string, anchor?: string): string;
  error(code: number): string | undefined;
  failure(status: string): string | undefined;
  operation(id: string): string | undefined;
  operationTitle(id: string): string | undefined;
  securityScheme(key: string): string | undefined;
  /** An image of the document that is in the site. */
  image(url: string): PlacedImage | undefined;
  edit(source: Source, shown: string): string | undefined;
  sections(text: string): { html: Html; sections: TextSection[] };
}
