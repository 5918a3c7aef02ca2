import { join, resolve } from 'node:path';
import type { SampleLanguage } from '../../samples/core/sample/types';
import type { OutputFile } from '../../shared/files';
import type { Source } from '../../shared/problem';
import { createPlaces, type PagePlace } from '../core/pages/places';
import { pageIds, renderPage } from '../core/pages/render';
import type { ChangelogFeed } from '../core/pages/site/changelogFeed';
import type { ApiPage } from '../core/pages/site/types';
import { collectRecords } from '../core/records/collectRecords';
import type { ApiRecords } from '../core/records/types';
import { createOrigins } from './findOrigins';
import type { PlannedPages } from './planPages';
import { syncPages } from './syncPages';
import type { GeneratedPage, PagesTarget } from './types';

export interface WriteTools {
  editUrl: ((source: Source) => string | undefined) | undefined;
  languages: readonly SampleLanguage[];
  /** Contents of files, as last written to the folder of the pages. */
  known: Map<string, string> | undefined;
}

export interface WrittenPages {
  /** Paths of files, relative to the folder of the pages. */
  changed: string[];
  pages: GeneratedPage[];
  places: PagePlace[];
  records: ApiRecords;
  feed?: ChangelogFeed | undefined;
}

interface RenderedPage {
  page: ApiPage;
  hasProse: boolean;
  generated: GeneratedPage;
  place: PagePlace;
  files: OutputFile[];
}

/** Makes the files of a folder those of the pages. The pages of a large document are never all in memory. */
export async function writePages(planned: PlannedPages, target: PagesTarget, tools: WriteTools): Promise<WrittenPages> {
  const records = collectRecords(planned.model, planned.built, planned.words);
  const pages: GeneratedPage[] = [];
  const places: PagePlace[] = [];
  let feed: ChangelogFeed | undefined;
  function* files(): Generator<OutputFile> {
    for (const { page, hasProse, generated, place, files: written } of renderPages(planned, target, tools)) {
      records.add(page, hasProse);
      if (page.feed) feed = { path: page.path, title: page.title, about: page.description, entries: page.feed };
      pages.push(generated);
      places.push(place);
      yield* written;
    }
  }
  const changed = await syncPages(planned.folder, files(), tools.known);
  return { changed, pages, places, records: records.finish(), feed };
}

function* renderPages(
  { model, folder, built, handwritten, editedAt }: PlannedPages,
  { docsDir, lastCommit }: PagesTarget,
  { editUrl, languages }: WriteTools,
): Generator<RenderedPage> {
  const originOf = createOrigins(model);
  const placeOf = createPlaces(model);
  for (const page of built.pages()) {
    const handPage = handwritten.get(page.path);
    if (handPage && !handPage.content) continue;
    const { source, files: sources } = originOf(page);
    const written = handPage ? [join(folder, handPage.path), join(docsDir, handPage.path)] : [];
    const times = [...sources.map((name) => resolve(name)), ...written].flatMap((path) => lastCommit?.(path) ?? []);
    const lastUpdated = times.sort((a, b) => Number(b) - Number(a))[0];
    const named = withKeywords(page, languages);
    const edited = page.editedAt ?? editedAt?.(page.title) ?? source;
    const { file, mdx, dataFile, json } = renderPage(named, editUrl?.(edited), handPage?.content, lastUpdated);
    yield {
      page,
      hasProse: handPage !== undefined,
      generated: {
        path: page.path,
        file: join(folder, file),
        dataFile: join(folder, dataFile),
        ids: pageIds(page),
        source: page.source,
        ...(handPage?.content && { frontMatter: handPage.content.frontMatter }),
      },
      place: placeOf(page, file),
      files: [
        { path: file, content: mdx },
        { path: dataFile, content: json },
      ],
    };
  }
}

/** Readers search for the language that they write in, and for the document itself. */
function withKeywords(page: ApiPage, languages: readonly SampleLanguage[]): ApiPage {
  if (page.kind !== 'overview') return page;
  return { ...page, keywords: ['OpenAPI', ...languages.map(({ label }) => label)] };
}
