import type { ApiModel } from '../../plugins/openapi/core/model/types';
import type { ApiPage } from '../../plugins/openapi/core/pages/site/types';
import type { ExampleView, OperationView } from '../../plugins/openapi/core/view/types';

/** Marks of Markdown and tags, where neither is rendered. */
const MARK =
  /\*\*[^\s*]|`[^`]+`|!?\[[^\]]+\]\([^)\s]+\)|^\s*(?:#{1,6}|[*+>]) |&(?:[a-z]+|#\w+);|<\/?(?:a|b|br|code|div|em|i|li|p|pre|span|strong|ul)(?:\s[^>]*)?\/?>|[\n\r]/iu;

/** Titles, labels and meta descriptions of a page that show marks. Names, which are shown as they are, do not count. */
export function visibleMarks(page: ApiPage, { operations, webhooks }: ApiModel): string[] {
  const paths = new Set([...operations, ...webhooks].map(({ path }) => path));
  const { title, label, description, meta, sections, introParts = [] } = page;
  const parts = [...introParts, ...sections.flatMap((section) => section.parts ?? [])].map((part) => part.title);
  const named = sections.filter(({ component }) => component === 'ApiOperation' || component === 'OperationList');
  const shown = [
    title,
    label,
    description,
    meta.group?.title,
    ...parts,
    ...named.flatMap((section) => section.title),
    ...sections.flatMap(({ component, data }) => (component === 'ApiOperation' ? labelsOf(data as OperationView) : [])),
  ];
  return shown.flatMap((text) => {
    const isMarked = text !== undefined && MARK.test(text) && ![...paths].some((path) => text.includes(path));
    return isMarked ? [text] : [];
  });
}

function labelsOf({ badges = [], choices = [], examples, responses, result, body, callbacks = [] }: OperationView) {
  const contents = [...(body?.contents ?? []), ...responses.flatMap((response) => response.contents)];
  const all: ExampleView[] = [...examples, ...contents.flatMap((content) => content.examples ?? [])];
  return [
    ...badges,
    ...choices.map(({ label }) => label),
    ...all.map(({ label }) => label),
    ...[result, ...responses].map((response) => response?.title),
    ...callbacks.map(({ title }) => title),
  ];
}
