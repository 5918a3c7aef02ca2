import { groupBy } from '../../../../shared/core/groupBy';
import { slugify } from '../../../../shared/core/slug';
import { joinPath } from '../../../../shared/siteLink';
import { SERVERS } from '../../changes/compareModels';
import { compareReleases, type VersionChanges } from '../../changes/compareReleases';
import { formatChange } from '../../changes/formatChange';
import { type Change, IMPACTS } from '../../changes/types';
import type { ApiModel } from '../../model/types';
import { compactObject } from '../../view/compact';
import type { ChangesView } from '../../view/types';
import type { FeedEntry } from '../site/changelogFeed';
import type { SiteContext } from '../site/context';
import type { ApiPage, PageSection } from '../site/types';
import { referenceMeta } from './referenceMeta';

/** Made from the released versions, oldest first, and the current one. */
export function changelogPage(path: string, releases: ApiModel[], site: SiteContext): ApiPage {
  const { model, plan, words, dateOf } = site;
  const versions = compareReleases(releases, model).map((changes) => ({
    changes,
    section: versionSection(changes, path, site),
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
    sections: [...(feed.length > 0 ? [feedSection(path, site)] : []), ...versions.map(({ section }) => section)],
    source: model.source,
    origin: model.source.file,
  };
}

function feedSection(path: string, { words, docsBase }: SiteContext): PageSection {
  const data = { href: `/${joinPath(docsBase, path)}.xml`, title: words.changelog };
  return { id: 'feed', title: words.changelog, bare: true, component: 'ApiFeed', data };
}

function versionSection(
  { version, changes, isFirst }: VersionChanges,
  path: string,
  site: SiteContext,
): PageSection & { data: ChangesView } {
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
