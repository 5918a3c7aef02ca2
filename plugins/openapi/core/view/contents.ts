import type { Header, MediaType } from '../model/types';
import { jsonText } from '../schema/jsonText';
import type { FieldView, SchemaContext } from '../schema/types';
import { anchor, drop } from './compact';
import { chooseExtensions } from './extensions';
import type { SiteLinks } from './links';
import { isJson, isXml } from './mediaTypes';
import { exampleNotes, joinAssumed, uniqueNotes } from './parameters';
import type { SchemaDescriber } from './schemas';
import type { ContentView } from './types';

export function describeHeader(header: Header, id: string, describer: SchemaDescriber): FieldView {
  const anchorId = anchor(`${id}.header.${header.name}`);
  const schema = describer.describe(header.schema, anchorId, 'response');
  const notes = uniqueNotes([...(schema.notes ?? []), ...exampleNotes(header.examples)]);
  return {
    id: anchorId,
    name: header.name,
    ...(header.required ? { required: true as const } : {}),
    schema: drop({
      ...schema,
      html: header.description ? describer.links.markdown(header.description) : schema.html,
      assumed: joinAssumed(header.assumed, schema, describer.links),
      deprecated: header.deprecated ? {} : schema.deprecated,
      notes,
    }),
  };
}

/** Media types whose bodies are told by the same schema, as `application/json` and `text/json`, are one. */
export function joinContents(contents: MediaType[], links: Pick<SiteLinks, 'showsExtension'>): MediaType[] {
  const joined = new Map<string, MediaType>();
  for (const content of contents) {
    const text = jsonText({
      ...content,
      mediaType: kindOf(content.mediaType),
      extensions: chooseExtensions(content.extensions, links),
    });
    // What has no JSON is equal to nothing.
    const key = text === '…' ? content.mediaType : text;
    const same = joined.get(key);
    joined.set(key, same ? { ...same, mediaType: `${same.mediaType}, ${content.mediaType}` } : content);
  }
  return [...joined.values()];
}

function kindOf(mediaType: string): string {
  if (isJson(mediaType)) return 'json';
  return isXml(mediaType) ? 'xml' : mediaType;
}

export function describeContent(
  content: MediaType,
  id: string,
  describer: SchemaDescriber,
  direction: SchemaContext['direction'],
): ContentView {
  const schema = content.schema ?? content.itemSchema ?? true;
  const isBytes = schema === true && !/json|xml|text|form|\*\/\*/i.test(content.mediaType);
  return drop({
    mediaType: content.mediaType,
    schema: isBytes ? { type: ['binary'] } : describer.describe(schema, anchor(id), direction),
    items:
      content.schema !== undefined && content.itemSchema !== undefined
        ? describer.describe(content.itemSchema, anchor(`${id}.item`), direction)
        : undefined,
    streamed: content.schema === undefined && content.itemSchema !== undefined ? (true as const) : undefined,
    encoding:
      content.encoding.length > 0
        ? content.encoding.map(({ property, contentType, style, explode, allowReserved, headers }) =>
            drop({
              property,
              text: [
                contentType,
                style,
                explode === undefined ? undefined : `explode: ${explode}`,
                allowReserved ? 'allowReserved' : undefined,
              ]
                .filter(Boolean)
                .join(' · '),
              headers:
                headers.length > 0
                  ? headers.map((header) => describeHeader(header, `${id}.${property}`, describer))
                  : undefined,
            }),
          )
        : undefined,
    extensions: chooseExtensions(content.extensions, describer.links),
  });
}
