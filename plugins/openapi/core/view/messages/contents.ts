import { withMeaning, withTitle } from '../../../../schema/core/describe/describeContent';
import { jsonText } from '../../../../schema/core/keywords/jsonText';
import type { SchemaContext } from '../../../../schema/core/types';
import { isJson, isStream, isText } from '../../../../shared/core/mediaTypes';
import { anchor } from '../../../../shared/core/slug';
import type { MediaType } from '../../model/types';
import { compactObject } from '../compact';
import type { SiteLinks } from '../context';
import { chooseExtensions } from '../extensions';
import type { SchemaDescriber } from '../schemas';
import type { ContentView } from '../types';
import { describeFormFields } from './formFields';

/** Joins media types with the same schema, such as `application/json` and `application/xml`. */
export function joinContents(contents: MediaType[], links: Pick<SiteLinks, 'showsExtension'>): MediaType[] {
  const joined = new Map<string, MediaType>();
  for (const content of contents) {
    const text = jsonText({
      ...content,
      mediaType: kindOf(content.mediaType),
      extensions: chooseExtensions(content.extensions, links),
    });
    // Values without JSON text never compare equal.
    const key = text === '…' ? content.mediaType : text;
    const same = joined.get(key);
    joined.set(key, same ? { ...same, mediaType: `${same.mediaType}, ${content.mediaType}` } : content);
  }
  return [...joined.values()];
}

/** A value has the same fields as JSON, XML or YAML, and generators list `text/plain` beside JSON. */
function kindOf(mediaType: string): string {
  const isValue = isJson(mediaType) || (isText(mediaType) && !isStream(mediaType));
  return isValue ? 'value' : mediaType;
}

export function describeContent(
  content: MediaType,
  id: string,
  describer: SchemaDescriber,
  direction: SchemaContext['direction'],
): ContentView {
  const schema = content.schema ?? content.itemSchema ?? true;
  const isBytes = schema === true && !/json|xml|text|form|\*\/\*/i.test(content.mediaType);
  const view = isBytes
    ? { type: ['binary'] }
    : withMeaning(withTitle(describer.describe(schema, anchor(id), direction)));
  const form = describeFormFields(content, view, id, describer);
  return compactObject({
    mediaType: content.mediaType,
    schema: form.schema,
    items:
      content.schema !== undefined && content.itemSchema !== undefined
        ? describer.describe(content.itemSchema, anchor(`${id}.item`), direction)
        : undefined,
    streamed: content.schema === undefined && content.itemSchema !== undefined ? (true as const) : undefined,
    encoding: form.encoding,
    extensions: chooseExtensions(content.extensions, describer.context.links),
  });
}
