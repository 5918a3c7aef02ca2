import type { Keywords } from '../keywords/keywords';
import type { SchemaContext, SchemaView } from '../types';

export function describeAnnotations(
  keywords: Keywords,
  { markdown, inlineMarkdown, showsExtension }: SchemaContext,
): Omit<SchemaView, 'type'> {
  const { title, description, deprecated, deprecatedDescription: reason, assumed, externalDocs } = keywords;
  const shown = (keywords.extensions ?? []).filter(({ key }) => showsExtension(key));
  return {
    ...(title ? { title } : {}),
    ...(description?.trim() ? { html: markdown(description) } : {}),
    ...(deprecated ? { deprecated: reason === undefined ? {} : { html: markdown(reason) } } : {}),
    ...(assumed ? { assumed: assumed.map(inlineMarkdown) } : {}),
    ...(externalDocs ? { docs: externalDocs } : {}),
    ...(shown.length > 0 ? { extensions: shown } : {}),
  };
}
