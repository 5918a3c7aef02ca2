import type { Source } from '../../../shared/problem';
import type { TextSection } from '../markdown';
import type { Html } from '../schema/types';

/** What views need to know about where things stand on the site. Addresses start with `/` and lack the base path. */
export interface SiteLinks {
  /** A page, by its address below the docs' root, and a place on it. */
  page(path: string, anchor?: string): string;
  entity(ref: string): string | undefined;
  error(code: number): string | undefined;
  /** Of a failure that most calls have, by its status. */
  failure(status: string): string | undefined;
  operation(id: string): string | undefined;
  operationTitle(id: string): string | undefined;
  securityScheme(key: string): string | undefined;
  edit(source: Source): string | undefined;
  /** May a key that means nothing here be shown (`showExtensions`)? */
  showsExtension(key: string): boolean;
  markdown(text: string): Html;
  inlineMarkdown(text: string): Html;
  /** A text cut at its headings. */
  sections(text: string): { html: Html; sections: TextSection[] };
}
