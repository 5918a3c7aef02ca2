import { resolveLink } from '../../../shared/siteLink';
import { didYouMean } from '../../../shared/suggest';
import { replaceByNearest } from '../engine/fixes';
import type { CheckRule } from '../engine/rule';
import type { Address, Project } from '../project';
import { demosOf } from './missing-file';

/** A link to a page or an anchor of the site. */
export const brokenLink: CheckRule = {
  id: 'broken-link',
  about: 'Every link leads to a page and an anchor of the site.',
  *check(project) {
    let addresses: ReadonlyMap<string, Address> | undefined;
    for (const { passage, page, owners } of project.spots.flat()) {
      for (const { href, index } of passage.links) {
        if (!page && !href.startsWith('/')) continue;
        if (owners.length > 0 && !page && !href.startsWith('/')) continue;
        addresses ??= listAddresses(project);
        const base = { path: page?.path ?? '', file: page?.source ?? '' };
        const pathOf = (file: string) => project.pages.find(({ source }) => source === file)?.path;
        const target = resolveLink(href, base, pathOf);
        if (target.kind === 'outside' || (target.kind === 'page' && /\.\w+$/.test(target.path))) continue;
        if (target.kind === 'lost') {
          yield { at: passage.place(index), message: `There is no file \`${target.file}\`.` };
          continue;
        }
        const found = addresses.get(target.path);
        if (!found) {
          const hint = didYouMean(target.path, addresses.keys(), '/');
          yield { at: passage.place(index), message: `There is no page \`/${target.path}\`.`, hint };
        } else if (target.hash !== '' && !found.ids.has(target.hash) && !found.hasMoreIds) {
          const hint = didYouMean(target.hash, found.ids, '#');
          const message = `The page \`/${target.path}\` has no \`#${target.hash}\`.`;
          const offset = passage.text.indexOf(`#${target.hash}`, index);
          const at = passage.place(offset < 0 ? index : offset + 1);
          const fix = offset < 0 ? {} : replaceByNearest(at, target.hash, found.ids);
          yield { at, message, hint, ...fix };
        }
      }
    }
  },
};

/** Generated pages, and hand-written ones with their headings. */
function listAddresses(project: Project): ReadonlyMap<string, Address> {
  const all = new Map(project.addresses());
  for (const { path, source, blocks, isDefault, error, text } of project.pages) {
    if (!isDefault) continue;
    const own = blocks.flatMap(({ kind, section }) => (kind === 'heading' ? [section] : []));
    const before = all.get(path);
    all.set(path, {
      path,
      ids: new Set([...(before?.ids ?? []), ...own, ...idsIn(text), ...demosOf({ text, source })]),
      hasMoreIds: error !== undefined || own.some((id) => id.includes('/')),
    });
  }
  return all;
}

function idsIn(text: string): string[] {
  return [...text.matchAll(/\bid="([^"]+)"/g)].map(([, id = '']) => id);
}
