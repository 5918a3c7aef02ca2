import { SERVERS } from '../../changes/compareModels';
import { compareReleases, type VersionChanges } from '../../changes/compareReleases';
import { formatChange } from '../../changes/formatChange';
import { type Change, IMPACTS } from '../../changes/types';
import { groupBy } from '../../groupBy';
import type { ApiModel } from '../../model/types';
import { slugify } from '../../slug';
import { compactObject } from '../../view/compact';
import type { ChangesView } from '../../view/types';
import type { SiteContext } from '../context';
import type { ApiPage, PageSection } from '../types';
import { referenceMeta } from './referenceMeta';

/** Made from the released versions, oldest first, and the current one. */
export function changelogPage(path: string, releases: ApiModel[], site: SiteContext): ApiPage {
  const { model, plan, words } = site;
  return {
    path,
    kind: 'changelog',
    title: words.changelog,
    intro: words.changelogIntro,
    description: words.changelogIntro,
    meta: referenceMeta(plan, words, 'changelog'),
    sections: compareReleases(releases, model).map((version) => versionSection(version, path, site)),
    source: model.source,
    origin: model.source.file,
  };
}

function versionSection({ version, changes, isFirst }: VersionChanges, path: string, site: SiteContext): PageSection {
  const { words } = site;
  const groups = IMPACTS.map((impact) => ({
    title: words.impacts[impact],
    impact,
    subjects: bySubject(
      changes.filter((change) => change.impact === impact),
      path,
      site,
    ),
  })).filter(({ subjects }) => subjects.length > 0);
  const note = isFirst ? words.firstRelease : groups.length === 0 ? words.noChanges : undefined;
  const title = version ?? words.unreleased;
  const data: ChangesView = { groups, ...(note && { note }) };
  return {
    id: version === undefined ? 'unreleased' : slugify(`v${version}`),
    title,
    component: 'ApiChanges',
    data,
    paragraphs: groups.flatMap(({ subjects }) => subjects.flatMap(writeLines)),
  };
}

type Subject = ChangesView['groups'][number]['subjects'][number];

function bySubject(all: Change[], path: string, { words, viewAt }: SiteContext): Subject[] {
  const { links } = viewAt(path);
  return [...groupBy(all, ({ subject }) => subject)].map(([subject, changes]): Subject => {
    const [{ operation = '', error, entity = '' } = {}] = changes;
    const title = links.operationTitle(operation);
    const href = error === undefined ? (links.operation(operation) ?? links.entity(entity)) : links.error(error);
    const other = error === undefined ? subject : words.errorCode.replace('{code}', String(error));
    return compactObject({
      title: title ?? (subject === SERVERS ? words.servers : other),
      call: title === undefined || title === subject ? undefined : subject,
      href,
      changes: changes
        .toSorted((a, b) => Number(a.place !== undefined) - Number(b.place !== undefined))
        .map((change) => ({
          ...(change.place === undefined ? {} : { place: change.place }),
          text: formatChange({ ...change, place: undefined }, words.changes),
        })),
    });
  });
}

function writeLines({ title, call, changes }: Subject): string[] {
  return changes.map(({ place, text }) => [title, call, place, text].filter(Boolean).join(' '));
}
