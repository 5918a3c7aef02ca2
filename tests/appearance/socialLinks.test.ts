import { describe, expect, it } from 'vitest';
import { validateThemeConfig } from '../../plugins/appearance';
import { SOCIAL_KINDS, toSocialLinks } from '../../plugins/appearance/core/socialLinks';

describe('toSocialLinks', () => {
  it('keeps the order of the configuration, and names each in the reader’s language', () => {
    const links = toSocialLinks(
      { weibo: 'https://weibo.example.com/a', github: 'https://github.example.com/a' },
      { 'header.social.weibo': '微博' },
    );
    expect(links.map(({ kind, name, url }) => [kind, name, url])).toEqual([
      ['weibo', '微博', 'https://weibo.example.com/a'],
      ['github', 'GitHub', 'https://github.example.com/a'],
    ]);
  });

  it('has a name and a sign for every kind', () => {
    const all = toSocialLinks(Object.fromEntries(SOCIAL_KINDS.map((kind) => [kind, 'https://example.com'])), {});
    expect(all).toHaveLength(10);
    for (const { name, icon } of all) {
      expect(name).not.toBe('');
      expect(icon).toMatch(/^[Mm][\d\s.\-,a-zA-Z]+$/);
    }
  });
});

describe('the configuration', () => {
  const check = (socialLinks: unknown) => validateThemeConfig({ themeConfig: { navbar: {}, socialLinks } } as never);

  it('has no links when it names none, and leaves other settings alone', () => {
    expect(check(undefined)).toEqual({ navbar: {}, socialLinks: {} });
    expect(check({ git: 'https://git.example.com/a' })).toMatchObject({ navbar: {} });
  });

  it.each([
    [{ githb: 'https://github.example.com' }, /"githb" is not allowed. Did you mean `github`\?/],
    [{ myspace: 'https://myspace.example.com' }, /"myspace" is not allowed. Known: git, github/],
    [{ github: 'javascript:alert(1)' }, /themeConfig.socialLinks: "github".*uri/],
    [{ github: 1 }, /themeConfig.socialLinks: "github".*string/],
  ])('%o is refused with what would be right', (links, message) => {
    expect(() => check(links)).toThrow(message);
  });
});
