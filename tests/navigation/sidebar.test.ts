import { describe, expect, test } from 'vitest';
import {
  buildSidebar,
  type SidebarDoc,
  type SidebarEntry,
  type SidebarFrontMatter,
} from '../../plugins/navigation/core/sidebar';

function doc(path: string, frontMatter: SidebarFrontMatter = {}, title = path): SidebarDoc {
  return { id: path, title, source: `${path}.mdx`, frontMatter };
}

function api(kind: string, rest: Partial<NonNullable<SidebarFrontMatter['api']>> = {}): SidebarFrontMatter {
  return { api: { kind, sections: [], ...rest } };
}

function print(entries: SidebarEntry[], depth = 0): string[] {
  return entries.flatMap((entry) => [
    `${'  '.repeat(depth)}${entry.type === 'category' && !entry.link ? `[${entry.label}]` : entry.label}`,
    ...(entry.type === 'category' ? print(entry.items, depth + 1) : []),
  ]);
}

describe('pages', () => {
  test('are sorted by order, of which none counts as 0, then depth, then folder', () => {
    const docs = [doc('b/c'), doc('b'), doc('a/z'), doc('x', { order: -1 }), doc('w', { order: 1 }), doc('a')];
    expect(print(buildSidebar(docs))).toEqual(['x', 'a', 'b', 'a/z', 'b/c', 'w']);
  });

  test('of one folder and order are sorted by title, as the reader’s language sorts', () => {
    const docs = [doc('a/1', {}, '账号'), doc('a/2', {}, '云存档'), doc('a/3', {}, 'Zebra'), doc('a/4', {}, 'apple')];
    const sorted = (locale: string) => print(buildSidebar(docs, new Intl.Collator(locale)));
    expect(sorted('en')).toEqual(['apple', 'Zebra', '云存档', '账号']);
    expect(sorted('zh-CN')).toEqual(['云存档', '账号', 'apple', 'Zebra']);
    const swedish = [doc('a/1', {}, 'Övrigt'), doc('a/2', {}, 'Zoo')];
    expect(print(buildSidebar(swedish, new Intl.Collator('sv')))).toEqual(['Zoo', 'Övrigt']);
    expect(print(buildSidebar(swedish, new Intl.Collator('en')))).toEqual(['Övrigt', 'Zoo']);
  });

  // Observed on the source site.
  test.each([
    [
      'the page of a folder precedes those in it, whatever they are called',
      [doc('api/a', {}, 'Aardvark'), doc('api', {}, 'Zebra')],
      ['Zebra', 'Aardvark'],
    ],
    [
      'an explicit order beats that',
      [doc('api', {}, 'API'), doc('api/model', { order: -1 }, 'Data models')],
      ['Data models', 'API'],
    ],
    [
      'the server guide',
      [doc('server', {}, 'Server'), doc('server/login', {}, 'Login'), doc('server/access-token', {}, 'Access token')],
      ['Server', 'Access token', 'Login'],
    ],
    [
      'the open APIs',
      [
        doc('public/timestamp', {}, 'Timestamp'),
        doc('public', {}, 'Open APIs'),
        doc('public/location', {}, 'IP and region'),
      ],
      ['Open APIs', 'IP and region', 'Timestamp'],
    ],
    [
      'a group has the order that one of its pages gives it',
      [
        doc('api', {}, 'API'),
        doc('api/a', { group: 'Social' }, 'A'),
        doc('api/b', { group: { title: 'Social', order: 3 } }, 'B'),
        doc('api/c', { group: { title: 'Account', order: 2 } }, 'C'),
      ],
      ['API', '[Account]', '  C', '[Social]', '  A', '  B'],
    ],
  ])('as on the source site: %s', (_, docs, expected) => {
    expect(print(buildSidebar(docs))).toEqual(expected);
  });

  // Differs from the source site, where groups of order -1 precede ungrouped pages.
  test('without a group come first, whatever the order of groups', () => {
    const docs = [doc('a', { group: { title: 'Early', order: -1 } }), doc('b', { order: 9 })];
    expect(print(buildSidebar(docs))).toEqual(['b', '[Early]', '  a']);
  });

  test('are called as their label says, else by their title', () => {
    expect(print(buildSidebar([doc('a', { sidebar_label: 'Label' }, 'Title'), doc('b', {}, 'Title')]))).toEqual([
      'Label',
      'Title',
    ]);
  });

  test('without a group come first, then groups by their order', () => {
    const docs = [
      doc('a', { group: { title: 'Second', order: 2 } }),
      doc('b', { group: { title: 'First', order: 1 } }),
      doc('c'),
      doc('d', { group: { title: 'No order' } }),
      doc('e', { group: { title: 'Second' }, order: -1 }),
      doc('f', { group: { title: 'Also without' } }),
    ];
    expect(print(buildSidebar(docs))).toEqual([
      'c',
      '[Also without]',
      '  f',
      '[No order]',
      '  d',
      '[First]',
      '  b',
      '[Second]',
      '  e',
      '  a',
    ]);
  });

  test('that hang below another one fold under it, in their own order', () => {
    const docs = [
      doc('api/pets', { ...api('tag') }, 'Pets'),
      doc('api/pets/add', { ...api('operation', { parent: 'api/pets', method: 'POST' }), order: 2 }, 'Add'),
      doc('api/pets/zap', { ...api('operation', { parent: 'api/pets', deprecated: true }), order: 1 }, 'Zap'),
    ];
    const entries = buildSidebar(docs);
    expect(print(entries)).toEqual(['Pets', '  Zap', '  Add']);
    expect(entries).toMatchObject([{ type: 'category', link: { type: 'doc', id: 'api/pets' } }]);
  });

  test('that belong below a page of another sidebar are at the top level', () => {
    expect(print(buildSidebar([doc('a', api('operation', { parent: 'elsewhere' }))]))).toEqual(['a']);
  });

  test('fold at any depth', () => {
    const docs = [doc('a', api('tag')), doc('b', api('tag', { parent: 'a' })), doc('c', api('tag', { parent: 'b' }))];
    expect(print(buildSidebar(docs))).toEqual(['a', '  b', '    c']);
  });

  test('of inner types have no entry', () => {
    expect(print(buildSidebar([doc('a'), doc('a/types', api('types', { parent: 'a' }))]))).toEqual(['a']);
  });

  test('are known by their slug where they have one', () => {
    const docs = [doc('x', { slug: '/api/pets', ...api('tag') }), doc('y', api('operation', { parent: 'api/pets' }))];
    expect(print(buildSidebar(docs))).toEqual(['x', '  y']);
  });
});

describe('calls on a page', () => {
  const sections = [
    { id: 'a', title: 'A', method: 'GET' },
    { id: 'b', title: 'B', method: 'hook', deprecated: true },
  ];

  test('are links below it, with their method and deprecation', () => {
    const [entry] = buildSidebar([doc('api/pets', api('tag', { sections }))]);
    expect(entry).toMatchObject({
      type: 'category',
      collapsed: true,
      items: [
        { type: 'link', href: '/api/pets#a', label: 'A', className: 'sidebar-method sidebar-get' },
        { label: 'B', className: 'sidebar-method sidebar-hook sidebar-deprecated' },
      ],
    });
  });

  test('have an address that Docusaurus accepts in any alphabet', () => {
    const [entry] = buildSidebar([doc('api/玩家', api('tag', { sections }))]);
    expect(entry).toMatchObject({ items: [{ href: '/api/%E7%8E%A9%E5%AE%B6#a' }, { href: expect.any(String) }] });
  });

  test('are not listed where there is but one, or where the page is no tag', () => {
    expect(print(buildSidebar([doc('a', api('tag', { sections: sections.slice(1) }))]))).toEqual(['a']);
    expect(print(buildSidebar([doc('a', api('models', { sections }))]))).toEqual(['a']);
  });

  test('carry method and deprecation as classes', () => {
    const entries = buildSidebar([
      doc('a', api('operation', { method: 'GET' })),
      doc('b', api('operation', { method: 'DELETE', deprecated: true })),
      doc('c'),
    ]);
    expect(entries.map((entry) => (entry.type === 'doc' ? entry.className : entry))).toEqual([
      'sidebar-method sidebar-get',
      'sidebar-method sidebar-delete sidebar-deprecated',
      undefined,
    ]);
  });
});

test('the page that folds others keeps its class', () => {
  const docs = [doc('a', api('operation', { deprecated: true })), doc('b', api('operation', { parent: 'a' }))];
  expect(buildSidebar(docs)).toMatchObject([{ type: 'category', className: 'sidebar-deprecated' }]);
});

test('no pages make no sidebar', () => {
  expect(buildSidebar([])).toEqual([]);
});
