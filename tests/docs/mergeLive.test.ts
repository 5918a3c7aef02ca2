import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { describe, expect, it } from 'vitest';
import { mergePage } from '../../plugins/docs/browser/live/mergePage';
import { mergeSidebar } from '../../plugins/docs/browser/live/mergeSidebar';
import type { Content } from '../../plugins/docs/browser/live/store';
import type { LivePage, LiveSection } from '../../plugins/openapi';

const section = (id: string, more: Partial<LiveSection> = {}): LiveSection => {
  return {
    id,
    title: `Title of ${id}`,
    level: 2,
    className: 'api-section',
    component: 'ApiOperation',
    parts: [],
    ...more,
  };
};
const live = (sections: LiveSection[], more: Partial<LivePage> = {}): LivePage => {
  const data = { sections: sections.map(() => ({})) };
  return {
    kind: 'tag',
    title: 'Cats',
    label: 'All cats',
    description: 'About.',
    hidesContents: false,
    sections,
    data,
    ...more,
  };
};

describe('what a page says about itself', () => {
  const entry = (id: string, level = 2) => ({ id, level, value: id });
  const content = (toc: ReturnType<typeof entry>[], ids: string[], frontMatter = {}) =>
    ({
      metadata: { title: 'Old', id: 'cats' },
      frontMatter,
      toc,
      liveParts: { ids, components: [], frame: '' },
    }) as unknown as Content;
  const idsOf = (page: Content, sent: LivePage) => mergePage(page, sent).toc.map(({ id }) => id);

  it('follows the page that was sent, and keeps the rest', () => {
    const merged = mergePage(
      content([], [], { order: 2, sidebar_label: 'Old', hide_table_of_contents: true }),
      live([]),
    );
    expect(merged.metadata).toEqual({ id: 'cats', title: 'Cats', description: 'About.' });
    expect(merged.frontMatter).toEqual({ order: 2, sidebar_label: 'All cats', title: 'Cats', description: 'About.' });
    expect(mergePage(content([], []), live([], { hidesContents: true })).frontMatter).toMatchObject({
      hide_table_of_contents: true,
    });
  });

  it('lists the headings of the page in order, around those by hand', () => {
    const page = content([entry('breeds'), entry('first'), entry('a'), entry('last')], ['breeds', 'a']);
    const part = (id: string) => ({ id, title: id, level: 3 as const });
    const sent = live([section('a', { parts: [part('a-more')] }), section('b')], { introParts: [part('races')] });
    expect(idsOf(page, sent)).toEqual(['races', 'first', 'a', 'a-more', 'b', 'last']);
    expect(idsOf(content([entry('a')], ['a']), live([section('a', { bare: true })]))).toEqual([]);
  });

  it('writes titles as HTML', () => {
    const { toc } = mergePage(content([], []), live([section('a', { title: 'List<Cat> & "all"' })]));
    expect(toc).toEqual([{ id: 'a', level: 2, value: 'List&lt;Cat&gt; &amp; &quot;all&quot;' }]);
  });
});

describe('the sidebar', () => {
  const link = (href: string, label: string): PropSidebarItem => ({ type: 'link', href, label });
  const category = (href: string | undefined, label: string, items: PropSidebarItem[]): PropSidebarItem => {
    return {
      type: 'category',
      label,
      items,
      collapsible: true,
      collapsed: true,
      ...(href === undefined ? {} : { href }),
    };
  };
  const pages = (page: LivePage) => new Map([['/doc/api/cats', page]]);

  it('lists the calls of a page that was sent, below its pages', () => {
    const below = link('/doc/api/cats/add', 'Add');
    const items = [
      category(undefined, 'API', [category('/doc/api/cats', 'Cats', [below, link('/api/cats#a', 'Old')])]),
      link('/doc/api/dogs', 'Dogs'),
    ];
    const sent = pages(live([section('a'), section('b'), section('c', { level: 3 }), section('d', { bare: true })]));
    expect(mergeSidebar(items, sent)).toEqual([
      category(undefined, 'API', [
        category('/doc/api/cats', 'All cats', [
          below,
          link('/api/cats#a', 'Title of a'),
          link('/api/cats#b', 'Title of b'),
        ]),
      ]),
      link('/doc/api/dogs', 'Dogs'),
    ]);
  });

  it('unfolds a page that has got a second call', () => {
    const items = [link('/doc/api/cats', 'Cats')];
    expect(mergeSidebar(items, pages(live([section('a')])))).toEqual([link('/doc/api/cats', 'All cats')]);
    expect(mergeSidebar(items, pages(live([section('a'), section('b')])))).toEqual([
      category('/doc/api/cats', 'All cats', [
        link('/doc/api/cats#a', 'Title of a'),
        link('/doc/api/cats#b', 'Title of b'),
      ]),
    ]);
  });

  it('lists sections of no other kind of page', () => {
    const sent = pages(live([section('a'), section('b')], { kind: 'models' }));
    expect(mergeSidebar([link('/doc/api/cats', 'Models')], sent)).toEqual([link('/doc/api/cats', 'All cats')]);
  });
});
