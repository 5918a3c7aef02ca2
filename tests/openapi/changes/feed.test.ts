import { describe, expect, it } from 'vitest';
import type { ApiModel } from '../../../plugins/openapi/core/model/types';
import { buildPages } from '../../../plugins/openapi/core/pages/build';
import { printFeed } from '../../../plugins/openapi/core/pages/site/changelogFeed';
import { pageWords } from '../../../plugins/openapi/write/pageWords';
import { modelOf } from '../model/support';

const versionOf = (version: string, ...paths: string[]) =>
  modelOf({
    openapi: '3.1.0',
    info: { title: 'Pets', version },
    paths: Object.fromEntries(paths.map((path) => [path, { get: { operationId: path.slice(1), responses: {} } }])),
  });

const DATES: Record<string, string> = { '1.0.0': '2026-01-01', '1.1.0': '2026-02-01' };

function changelogOf(current: ApiModel, releases: ApiModel[], dates = DATES, locale = 'en') {
  const dateOf = (model: ApiModel | undefined) =>
    model?.version && dates[model.version] ? new Date(dates[model.version] ?? '') : undefined;
  const words = pageWords(locale);
  const site = buildPages(current, {
    pages: 'tag',
    routeBase: 'api',
    docsBase: 'docs',
    languages: [],
    words,
    locale,
    releases,
    dateOf,
  });
  const page = [...site.pages()].find(({ kind }) => kind === 'changelog');
  if (!page) throw new Error('There is no changelog.');
  return page;
}

const FIRST = versionOf('1.0.0', '/pets');
const SECOND = versionOf('1.1.0', '/pets', '/<owners>&"');

describe('the feed of the changelog', () => {
  it('has an entry for each version, with its date, its changes and its place on the page', () => {
    const { feed = [], path, title, description } = changelogOf(SECOND, [FIRST, SECOND]);
    const atom = printFeed(
      { path, title, about: description, entries: feed },
      { title: 'Shop', root: 'https://shop.example/' },
      'docs',
    );
    const page = 'https://shop.example/docs/api/changelog';
    expect(atom).toContain('<feed xmlns="http://www.w3.org/2005/Atom">');
    expect(atom).toContain('<title>Shop: Changelog</title>');
    expect(atom).toContain(`<link rel="self" href="${page}.xml"/>`);
    expect([...atom.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id)).toEqual([
      page,
      `${page}#v1-1-0`,
      `${page}#v1-0-0`,
    ]);
    expect([...atom.matchAll(/<updated>(.*?)<\/updated>/g)].map(([, date]) => date?.slice(0, 10))).toEqual([
      '2026-02-01',
      '2026-02-01',
      '2026-01-01',
    ]);
    const [, content = ''] = /<content[^>]*><!\[CDATA\[(.*?)\]\]>/s.exec(atom) ?? [];
    expect(content).toContain('GET /&#x3C;owners>&#x26;"');
    expect(content).toContain('<a href="https://shop.example/docs/api/');
    expect(content).not.toContain('<owners>');
  });

  it('leaves out what is not released, and versions without a date', () => {
    const later = versionOf('1.1.0', '/pets', '/owners', '/shops');
    expect(changelogOf(later, [FIRST, SECOND]).feed?.map(({ title }) => title)).toEqual(['1.1.0', '1.0.0']);
    expect(changelogOf(SECOND, [FIRST, SECOND], { '1.0.0': '2026-01-01' }).feed?.map(({ title }) => title)).toEqual([
      '1.0.0',
    ]);
  });

  it('is linked from the page where there is one', () => {
    const [section] = changelogOf(SECOND, [FIRST]).sections;
    expect(section).toMatchObject({
      component: 'ApiFeed',
      data: { href: '/docs/api/changelog.xml', title: 'Changelog' },
    });
    const without = changelogOf(SECOND, [FIRST], {});
    expect(without.feed).toBeUndefined();
    expect(without.sections.map(({ component }) => component)).toEqual([
      'ApiChangesFilter',
      'ApiChanges',
      'ApiChanges',
    ]);
  });

  it('speaks the language of the page', () => {
    const { feed = [] } = changelogOf(SECOND, [FIRST], DATES, 'zh-CN');
    expect(JSON.stringify(feed[0]?.changes)).toMatch(/\p{Script=Han}/u);
  });
});
