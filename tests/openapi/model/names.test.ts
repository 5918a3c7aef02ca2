import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slugify, UniqueNames } from '../../../plugins/shared/core/slug';

describe('slugify', () => {
  test.each([
    ['inviteGenerate', 'invite-generate'],
    ['issues/list for repo', 'issues-list-for-repo'],
    ['getHTTPResponse', 'get-http-response'],
    ['v2Users', 'v2-users'],
    ['VPCs', 'vpcs'],
    ['PublicAPIs', 'public-apis'],
    ['listAPIsOfUser', 'list-apis-of-user'],
    ['ScaleSetVMs', 'scale-set-vms'],
    ['OAuth2', 'oauth2'],
    ['getV2OAuthToken', 'get-v2-oauth-token'],
    ['userGetOAuth2Application', 'user-get-oauth2-application'],
    ['IPv6', 'ipv6'],
    ['ListIPv6Ranges', 'list-ipv6-ranges'],
    ['iOSApp', 'ios-app'],
    ['GitHub App', 'github-app'],
    ['EC2Instance', 'ec2-instance'],
    ['DNSserver', 'dn-sserver'],
    ['  --a__b..c  ', 'a-b-c'],
    ['__proto__', 'proto'],
    ['ＡＢＣ', 'abc'],
    ['邀请好友', '邀请好友'],
    ['Größe', 'größe'],
    ['~%\\', expect.stringMatching(/^x-\w+$/)],
    ['🎮', expect.stringMatching(/^x-\w+$/)],
    ['', expect.stringMatching(/^x-\w+$/)],
    ['../../etc/passwd', 'etc-passwd'],
    // Windows has devices of these names.
    ['CON', 'x-con'],
    ['nul.', 'x-nul'],
    ['aux ', 'x-aux'],
    ['.prn', 'x-prn'],
    ['COM1', 'x-com1'],
    ['com¹', 'x-com1'],
    ['LPT9', 'x-lpt9'],
    ['Con man', 'con-man'],
    ['console', 'console'],
    ['nul.txt', 'nul-txt'],
    ['com10', 'com10'],
    ['Pets. . ', 'pets'],
  ])('%j is %s', (name, slug) => {
    expect(slugify(name)).toEqual(slug);
  });

  test('cuts long names, and keeps them apart by a fingerprint', () => {
    const [first, second] = [slugify(`${'a'.repeat(299)}x`), slugify(`${'a'.repeat(299)}y`)];
    expect(first).not.toBe(second);
    expect(first).toMatch(/^a{120}-[\da-z]{5,7}$/);
  });

  test('leaves room in a file name, whatever the script', () => {
    expect(new TextEncoder().encode(slugify('查'.repeat(300))).length).toBeLessThan(140);
  });

  test('never cuts a character in two', () => {
    expect(slugify(`a${'𠀀'.repeat(100)}`)).not.toMatch(/\p{Surrogate}/u);
  });

  test('different names of signs alone differ', () => {
    expect(new Set(['!', '?', '🎮', '🎲'].map(slugify)).size).toBe(4);
  });

  test('is a safe path segment and anchor, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (name) => {
        const slug = slugify(name);
        expect(slug).toMatch(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u);
        expect(slugify(name)).toBe(slug);
        expect([...slug].length).toBeLessThanOrEqual(88);
      }),
    );
  });
});

describe('unique names', () => {
  test('the first keeps its name, later ones are counted', () => {
    const names = new UniqueNames();
    expect(['a', 'a', 'b', 'a'].map((name) => names.take(name))).toEqual(['a', 'a-2', 'b', 'a-3']);
  });

  test('a counted name that is taken is passed over', () => {
    const names = new UniqueNames();
    expect(['a-2', 'a', 'a'].map((name) => names.take(name))).toEqual(['a-2', 'a', 'a-3']);
  });

  test('names that differ in case alone are the same, as they are for some file systems', () => {
    const names = new UniqueNames(['Model']);
    expect(['model', 'MODEL', 'Pets', 'pets'].map((name) => names.take(name))).toEqual([
      'model-2',
      'MODEL-3',
      'Pets',
      'pets-2',
    ]);
  });

  test('names that one file system takes for one are the same: accents apart, and both forms of sigma', () => {
    const names = new UniqueNames();
    expect(['\u00e9', 'e\u0301', 'ς', 'σ'].map((name) => names.take(name))).toEqual([
      '\u00e9',
      'e\u0301-2',
      'ς',
      'σ-2',
    ]);
  });

  test('`__proto__` and `constructor` are names like others', () => {
    const names = new UniqueNames();
    expect(['__proto__', '__proto__', 'constructor'].map((name) => names.take(name))).toEqual([
      '__proto__',
      '__proto__-2',
      'constructor',
    ]);
  });

  test('all names are different, in the order in which they came', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'A', 'a-2', 'a-3', 'b', 'B-2')), (wanted) => {
        const names = new UniqueNames();
        const taken = wanted.map((name) => names.take(name).toLowerCase());
        expect(new Set(taken).size).toBe(wanted.length);
      }),
    );
  });
});
