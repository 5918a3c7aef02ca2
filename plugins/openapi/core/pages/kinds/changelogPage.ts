import { groupBy } from '../../../../shared/core/groupBy';
import { slugify, UniqueNames } from '../../../../shared/core/slug';
import { joinPath } from '../../../../shared/siteLink';
import { SERVERS } from '../../changes/compareModels';
import { compareReleases, type VersionChanges } from '../../changes/compareReleases';
import { formatChange } from '../../changes/formatChange';
import { type Change, IMPACTS } from '../../changes/types';
import type { ApiModel } from '../../model/types';
import type { ChangesFilterView, ChangesView } from '../../view/changes';
import { compactObject } from '../../view/compact';
import type { FeedEntry } from '../site/changelogFeed';
import type { SiteContext } from '../site/context';
import type { ApiPage, PageSection } from '../site/types';
import { referenceMeta } from './referenceMeta';

/** Made from the released versions, oldest first, and the current one. */
export function changelogPage(path: string, releases: ApiModel[], site: SiteContext): ApiPage {
  const { model, plan, words, dateOf } = site;
  const compared = compareReleases(releases, model);
  const tags = listTags(compared, model);
  const versions = compared.map((changes) => ({
    changes,
    section: versionSection(changes, path, site, tags),
    updated: dateOf?.([...releases, model].find(({ version }) => version === changes.version)),
  }));
  const feed = versions.flatMap(({ section: { id, title, data }, changes, updated }): FeedEntry[] => {
    return changes.version === undefined || !updated ? [] : [{ id, title, updated, changes: data }];
  });
  return {
    path,
    kind: 'changelog',
    title: words.changelog,
    ...(feed.length > 0 && { feed }),
    intro: words.changelogIntro,
    description: words.changelogIntro,
    meta: referenceMeta(plan, words, 'changelog'),
    sections: [
      ...(feed.length > 0 ? [feedSection(path, site)] : []),
      ...filterSection(path, versions, tags, site),
      ...versions.map(({ section }) => section),
    ],
    source: model.source,
    origin: model.source.file,
  };
}

function feedSection(path: string, { words, docsBase }: SiteContext): PageSection {
  const data = { href: `/${joinPath(docsBase, path)}.xml`, title: words.changelog };
  return { id: 'feed', title: words.changelog, bare: true, component: 'ApiFeed', data };
}

/** By the name of the tag: its title, in the order of the document; those that are gone come last. */
function listTags(versions: VersionChanges[], { tags }: ApiModel): ReadonlyMap<string, string> {
  const used = new Set(versions.flatMap(({ changes }) => changes.flatMap((change) => change.tags ?? [])));
  const known = tags.filter(({ name }) => used.has(name)).map(({ name, title }) => [name, title] as const);
  return new Map([
    ...known,
    ...[...used].filter((name) => !tags.some((tag) => tag.name === name)).map((name) => [name, name] as const),
  ]);
}

/** Nothing, where there are no changes to choose from. */
function filterSection(
  path: string,
  versions: Array<{ section: ReturnType<typeof versionSection>; changes: VersionChanges }>,
  tags: ReadonlyMap<string, string>,
  { words }: SiteContext,
): PageSection[] {
  const used = new Set(versions.flatMap(({ section }) => section.data.groups.map(({ impact }) => impact)));
  if (used.size === 0) return [];
  const data: ChangesFilterView = {
    path,
    tags: [...tags.values()],
    impacts: IMPACTS.filter((impact) => used.has(impact)).map((impact) => ({ impact, title: words.impacts[impact] })),
    versions: versions.map(({ section: { id, ids = [] }, changes }) => {
      return { id, isReleased: changes.version !== undefined, changes: ids };
    }),
  };
  return [{ id: 'filter', title: words.changelog, bare: true, component: 'ApiChangesFilter', data }];
}

function versionSection(
  { version, changes, isFirst }: VersionChanges,
  path: string,
  site: SiteContext,
  tags: ReadonlyMap<string, string>,
): PageSection & { data: ChangesView } {
  const { words } = site;
  const id = version === undefined ? 'unreleased' : slugify(`v${version}`);
  const groups = IMPACTS.map((impact) => ({
    title: words.impacts[impact],
    impact,
    subjects: bySubject(
      changes.filter((change) => change.impact === impact),
      path,
      site,
      { tags, prefix: `${id}-${impact}` },
    ),
  })).filter(({ subjects }) => subjects.length > 0);
  const note = isFirst ? words.firstRelease : groups.length === 0 ? words.noChanges : undefined;
  const title = version ?? words.unreleased;
  const data: ChangesView = { groups, ...(note && { note }) };
  return {
    id,
    ids: groups.flatMap(({ subjects }) => subjects.map((subject) => subject.id)),
    title,
    component: 'ApiChanges',
    data,
    paragraphs: [
      ...(note ? [note] : []),
      ...groups.flatMap((group) => [group.title, ...group.subjects.flatMap(writeLines)]),
    ],
  };
}

type Subject = ChangesView['groups'][number]['subjects'][number];

function bySubject(
  all: Change[],
  path: string,
  { words, viewAt }: SiteContext,
  { tags, prefix }: { tags: ReadonlyMap<string, string>; prefix: string },
): Subject[] {
  const { links } = viewAt(path);
  const numbers = new Map([...tags.keys()].map((name, index) => [name, index]));
  const ids = new UniqueNames();
  return [...groupBy(all, ({ subject }) => subject)].map(([subject, changes]): Subject => {
    const [{ operation = '', error, entity = '' } = {}] = changes;
    const title = links.operationTitle(operation);
    const href = error === undefined ? (links.operation(operation) ?? links.entity(entity)) : links.error(error);
    const other = error === undefined ? subject : words.errorCode.replace('{code}', String(error));
    const own = new Set(changes.flatMap((change) => change.tags ?? []).flatMap((name) => numbers.get(name) ?? []));
    return compactObject({
      id: ids.take(slugify(`${prefix}-${operation || subject}`)),
      tags: own.size > 0 ? [...own] : undefined,
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
