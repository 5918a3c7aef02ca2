import { resolveLink } from '../../../shared/siteLink';
import { didYouMean } from '../../../shared/suggest';
import { replaceByNearest } from '../engine/fixes';
import type { CheckRule } from '../engine/rule';
import type { Address, Project } from '../project/project';
import { demosOf } from '../project/shownFiles';

/** A link to a page or an anchor of the site. */
export const brokenLink: CheckRule = {
  id: 'broken-link',
  about: 'Every link leads to a page and an anchor of the site.',
  *check(project) {
    // The site of a document alone is not known.
    if (!project.isSite) return;
    const addressesOf = addressesByLocale(project);
    const { docsBase } = project;
    const root = docsBase === '' ? '/' : `/${docsBase}/`;
    // Translations have the addresses of their originals.
    const pathsOfPages = new Map(project.pages.toReversed().map(({ source, path }) => [source, path]));
    for (const { passage, page, owners } of project.spots.flat()) {
      for (const { href, index } of passage.links) {
        if (!page && !href.startsWith('/')) continue;
        if (owners.length > 0 && !page && !href.startsWith('/')) continue;
        const addresses = addressesOf(page?.locale ?? project.defaultLocale);
        const base = { path: page?.path ?? '', file: page?.source ?? '' };
        const pathOf = (file: string) => {
          const generated = file.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '');
          return pathsOfPages.get(file) ?? (project.addresses().has(generated) ? generated : undefined);
        };
        const ofSite = resolveLink(href, base, pathOf);
        // Only the docs are known: other pages of the site are for the bundler.
        if (ofSite.kind === 'page' && href.startsWith('/') && !`/${ofSite.path}/`.startsWith(root)) continue;
        const target = href.startsWith('/') && ofSite.kind === 'page' ? belowDocs(ofSite, docsBase) : ofSite;
        if (target.kind === 'outside' || (target.kind === 'page' && /\.\w+$/.test(target.path))) continue;
        if (target.kind === 'lost') {
          yield { at: passage.place(index), message: `There is no file \`${target.file}\`.` };
          continue;
        }
        const found = addresses.get(target.path);
        const lostTab = found && tabNotIn(found, target.search);
        if (lostTab !== undefined) {
          const hint = didYouMean(lostTab, found?.tabs ?? []);
          yield {
            at: passage.place(index),
            message: `The page \`${root}${target.path}\` has no tab \`${lostTab}\`.`,
            hint,
          };
        }
        const isThere = found && (target.hash === '' || found.ids.has(target.hash) || found.hasMoreIds);
        if (isThere || project.mayBeGenerated(target.path)) continue;
        if (!found) {
          const hint = didYouMean(target.path, addresses.keys(), root);
          yield { at: passage.place(index), message: `There is no page \`${root}${target.path}\`.`, hint };
        } else {
          const hint = didYouMean(target.hash, found.ids, '#');
          const message = `The page \`${root}${target.path}\` has no \`#${target.hash}\`.`;
          const offset = passage.text.indexOf(`#${target.hash}`, index);
          const at = passage.place(offset < 0 ? index : offset + 1);
          const fix = offset < 0 ? {} : replaceByNearest(at, target.hash, found.ids);
          yield { at, message, hint, ...fix };
        }
      }
    }
  },
};

const TAB = /\.\$tab-([\w-]+)\.mdx?$/;

/** Pages without such files may have tabs of their own. */
function tabNotIn({ tabs = [] }: Address, search: string): string | undefined {
  const tab = new URLSearchParams(search).get('tab') ?? undefined;
  return tab === undefined || tabs.length === 0 || tabs.includes(tab) ? undefined : tab;
}

function belowDocs<Of extends { path: string }>(target: Of, docsBase: string): Of {
  return docsBase === '' ? target : { ...target, path: target.path.slice(docsBase.length + 1) };
}

/** Generated pages, and hand-written ones with the headings that they have in a language, else in the default one. */
function addressesByLocale(project: Project): (locale: string) => ReadonlyMap<string, Address> {
  const known = new Map<string, ReadonlyMap<string, Address>>();
  return (locale) => {
    const addresses = known.get(locale) ?? listAddresses(project, locale);
    known.set(locale, addresses);
    return addresses;
  };
}

function listAddresses({ pages, addresses }: Project, locale: string): ReadonlyMap<string, Address> {
  const all = new Map(addresses());
  const translated = new Map(pages.flatMap((page) => (page.locale === locale ? [[page.source, page]] : [])));
  for (const original of pages) {
    if (!original.isDefault) continue;
    const { path, source } = original;
    const { mdx } = translated.get(source) ?? original;
    const before = all.get(path);
    const hasParts = mdx.imports.some(({ name }) => /\.mdx?$/.test(name));
    all.set(path, {
      ids: new Set([...(before?.ids ?? []), ...mdx.ids, ...demosOf({ mdx, source })]),
      tabs: [...(before?.tabs ?? []), ...(TAB.exec(source)?.slice(1) ?? [])],
      hasMoreIds: before?.hasMoreIds || mdx.error !== undefined || hasParts,
    });
  }
  return all;
}
