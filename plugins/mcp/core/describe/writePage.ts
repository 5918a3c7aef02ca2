import { htmlToMarkdown } from '../../../markdown';
import type { ApiPage, ApiRecords, OperationView, PageSection } from '../../../openapi';
import type { SchemaView } from '../../../schema/core/types';
import { writeSchema } from './writeFields';
import { writeOperation } from './writeOperation';

type Records = ApiRecords['pages'][number]['sections'];

/** A page of a document, as far as nobody has made a site of it: what a reader would see, without samples. */
export function writePage({ title, intro, introParts = [], sections }: ApiPage, records: Records): string {
  const texts = new Map(records.map((record) => [record.place, record]));
  const parts = sections.flatMap((section) => [
    writeSection(section, texts.get(section.id)),
    ...(section.parts ?? []).map((part) => `### ${part.title}\n\n${htmlToMarkdown(part.html)}`),
  ]);
  return [
    `# ${title}`,
    intro && htmlToMarkdown(intro),
    ...introParts.map((part) => `## ${part.title}\n\n${htmlToMarkdown(part.html)}`),
    ...parts,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function writeSection({ title, level = 2, bare, component, data }: PageSection, record: Records[number] | undefined) {
  const head = bare ? [] : [`${'#'.repeat(level)} ${title}`];
  if (component === 'ApiOperation') {
    const view = data as OperationView;
    return writeOperation(view, view.id);
  }
  if (component === 'ApiEntity' || component === 'ApiType')
    return [...head, ...writeSchema((data as { schema: SchemaView }).schema)].join('\n');
  const inner = (record?.sections ?? []).flatMap((part) => [
    `${'#'.repeat(level + 1)} ${part.title}`,
    ...part.paragraphs,
  ]);
  return [...head, ...(record?.paragraphs ?? []), ...inner].join('\n\n');
}
