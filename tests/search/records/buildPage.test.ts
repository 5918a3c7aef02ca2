import { describe, expect, it } from 'vitest';
import { buildPage, type PageContent } from '../../../plugins/search/core/records/buildPage';
import { read } from './support';

function build(text: string, content: Partial<PageContent> = {}) {
  return buildPage({
    title: 'Rank',
    link: '/doc/api/rank',
    page: read(text),
    tabs: [],
    placed: () => undefined,
    demos: [],
    ...content,
  });
}

function sections(...args: Parameters<typeof build>): string[] {
  return build(...args).sections.map(({ title, link, rawTitle, paragraphs }) =>
    [title, link, rawTitle, ...paragraphs].join(' | '),
  );
}

describe('sections', () => {
  it('are the texts before the first heading, and below each', () => {
    expect(sections('Intro.\n\n## Get {/* #get */}\n\nOne.\n\n- Two.\n\n### Page\n')).toEqual([
      'Rank | /doc/api/rank |  | Intro.',
      'Rank - Get | /doc/api/rank#get | Get | One. | Two.',
      'Rank - Page | /doc/api/rank#page | Page',
    ]);
  });

  it('do not begin before the first heading if there is no text', () => {
    expect(sections('## Get')).toEqual(['Rank - Get | /doc/api/rank#get | Get']);
  });

  it('do not begin at a title of the page, which has no address', () => {
    expect(sections('# Rank\n\nIntro.')).toEqual(['Rank | /doc/api/rank |  | Intro.']);
    expect(sections('# Ranking lists\n\nIntro.')).toEqual(['Rank | /doc/api/rank |  | Ranking lists | Intro.']);
  });

  it('of tabs have their addresses and titles', () => {
    const tabs = [{ key: 'recipes', title: 'Recipes', page: read('Cook.\n\n## Top ten\n\nSort.') }];
    expect(sections('Intro.', { tabs })).toEqual([
      'Rank | /doc/api/rank |  | Intro.',
      'Rank - Recipes | /doc/api/rank?tab=recipes |  | Cook.',
      'Rank - Recipes - Top ten | /doc/api/rank?tab=recipes#top-ten | Top ten | Sort.',
    ]);
  });

  it('hold what components show, in the order of the page', () => {
    const text = 'Before.\n\n<Intro />\n\n## Get {/* #get */}\n\n<Operation />\n\nAfter.\n\n<Keys />\n\nLast.';
    const placed: PageContent['placed'] = (name) => {
      if (name === 'Intro') return { paragraphs: ['Intro.'] };
      if (name === 'get') return { paragraphs: ['GET /rank'] };
      if (name !== 'Keys') return undefined;
      return { paragraphs: ['Keys:'], sections: [{ id: 'auth-key', title: 'key', paragraphs: ['In the query.'] }] };
    };
    expect(sections(text, { placed })).toEqual([
      'Rank | /doc/api/rank |  | Before. | Intro.',
      'Rank - Get | /doc/api/rank#get | Get | GET /rank | After. | Keys:',
      'Rank - key | /doc/api/rank#auth-key | key | In the query. | Last.',
    ]);
  });

  it('begin with the subtitle of the page', () => {
    const subtitle = 'Who is first.';
    expect(sections('Text.', { subtitle })).toEqual(['Rank | /doc/api/rank |  | Who is first. | Text.']);
    expect(sections('## Keys\n\nText.', { subtitle })[0]).toBe('Rank | /doc/api/rank |  | Who is first.');
  });

  it('of a page that a component makes whole are its description', () => {
    expect(sections('<Home />', { description: 'The backend.' })).toEqual(['Rank | /doc/api/rank |  | The backend.']);
    expect(sections('Text.', { description: 'The backend.' })).toEqual(['Rank | /doc/api/rank |  | Text.']);
  });
});

describe('a page', () => {
  it('has the place of its entry in the navigation, or none', () => {
    expect(build('', { navTitle: 'API', navOrder: 1 })).toEqual({
      navTitle: 'API',
      navOrder: 1,
      title: 'Rank',
      link: '/doc/api/rank',
      sections: [],
      demos: [],
    });
    expect(build('')).not.toHaveProperty('navOrder');
  });
});
