import { compareReleases, type VersionChanges } from '../../changes/compareReleases';
import { formatChange } from '../../changes/formatChange';
import { type Change, IMPACTS } from '../../changes/types';
import type { ApiModel } from '../../model/types';
import { slugify } from '../../slug';
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
  const { links } = site.viewAt(path);
  const describe = (change: Change): ChangesView['groups'][number]['changes'][number] => {
    const { subject, operation, place } = change;
    const href = operation === undefined ? undefined : links.operation(operation);
    const text = formatChange({ ...change, place: undefined }, words.changes);
    return { subject, text, ...(href && { href }), ...(place && { place }) };
  };
  const groups = IMPACTS.map((impact) => ({
    title: words.impacts[impact],
    impact,
    changes: changes.filter((change) => change.impact === impact).map(describe),
  })).filter((group) => group.changes.length > 0);
  const note = isFirst ? words.firstRelease : groups.length === 0 ? words.noChanges : undefined;
  const title = version ?? words.unreleased;
  const data: ChangesView = { groups, ...(note && { note }) };
  return {
    id: version === undefined ? 'unreleased' : slugify(`v${version}`),
    title,
    component: 'ApiChanges',
    data,
    paragraphs: groups.flatMap((group) =>
      group.changes.map(({ subject, place, text }) => [subject, place, text].join(' ')),
    ),
  };
}
