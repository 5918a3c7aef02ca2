import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findForbidden } from '../../plugins/check/core/terms/findForbidden';
import { parseTerms } from '../../plugins/check/core/terms/parseTerms';
import { ROOT } from '../helpers/sources';
import { checkFiles } from './support/checkFiles';

const SPEC = `openapi: 3.1.1
info: { title: Pets, version: 1.0.0, license: { name: MIT } }
servers: [{ url: https://pets.example.com }]
paths:
  /pets:
    get:
      operationId: pets
      summary: List the beasts
      responses: { '200': { description: The pets. } }
`;
const TERMS = '- { term: pet, not: [animal, beast], except: [animal shelter], note: As the law calls it. }\n';
const LANGUAGES = { languages: ['en', 'zh-CN'].map((locale) => ({ locale, folder: `i18n/${locale}` })) };

/** Problems of the rule alone, with their places. */
async function findTerms(files: Record<string, string>, more = {}): Promise<string[]> {
  const found = await checkFiles({ 'openapi.yaml': SPEC, ...files }, 'forbidden-term', { ...LANGUAGES, ...more });
  return found.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
}

describe('the terms of a language', () => {
  it('are those of its pages, their front matter, the document and the interface', async () => {
    const files = {
      'i18n/en/terms.yaml': TERMS,
      'i18n/en/code.json': '{\n  "a": { "message": "No animal" },\n  "b": "A pet"\n}\n',
      'docs/a.mdx':
        '---\ntitle: An animal\nkeywords: [animal]\n---\n\nA `beast` and a\nbeast.\n\n<Card title="A beast" id="beast" />\n',
    };
    expect(await findTerms(files)).toEqual([
      'docs/a.mdx:2:11 `animal` is not used here: the term is `pet`.',
      'docs/a.mdx:7:1 `beast` is not used here: the term is `pet`.',
      'i18n/en/code.json:2:25 `animal` is not used here: the term is `pet`.',
      'docs/a.mdx:9:16 `beast` is not used here: the term is `pet`.',
    ]);
    const plural = { ...files, 'i18n/en/terms.yaml': '- { term: pets, not: [beasts] }\n' };
    expect(await findTerms(plural)).toEqual(['openapi.yaml:8:25 `beasts` is not used here: the term is `pets`.']);
  });

  it('are no other language’s', async () => {
    const files = {
      'i18n/zh-CN/terms.yaml': '- { term: 邀请人, not: [邀请者] }\n',
      'i18n/zh-CN/openapi/messages.yaml': '- en: List the beasts\n  zh: 邀请者的宠物\n',
      'i18n/zh-CN/pages/a.mdx': '# 邀请者\n',
      'docs/a.mdx': '# 邀请者\n',
    };
    const translation = {
      locale: 'zh-CN',
      pagesDir: 'i18n/zh-CN/pages',
      messagesFile: 'i18n/zh-CN/openapi/messages.yaml',
      commentsFile: 'i18n/zh-CN/comments.json',
    };
    expect(await findTerms(files, { translations: [translation] })).toEqual([
      'i18n/zh-CN/pages/a.mdx:1:3 `邀请者` is not used here: the term is `邀请人`.',
      'i18n/zh-CN/openapi/messages.yaml:2:7 `邀请者` is not used here: the term is `邀请人`.',
    ]);
  });

  it.each([
    ['- { term: pet, nor: [animal] }', '1:3 This is not a term.'],
    ['- { term: pet, not: animal }', '1:3 This is not a term.'],
    ['- { term: pet, not: [cat] }\n- pet', '2:3 This is not a term.'],
    ['term: pet', '1:1 A list of terms is needed.'],
  ])('need entries of their shape: %j', async (text, message) => {
    expect(await findTerms({ 'i18n/en/terms.yaml': text })).toEqual([`i18n/en/terms.yaml:${message}`]);
  });
});

describe('a word that is no term', () => {
  const { terms } = parseTerms('terms.yaml', TERMS);
  it.each<[string, string[]]>([
    ['An Animal, and a beast.', ['Animal', 'beast']],
    ['The animal shelter', []],
    ['Animals, beastly, my_beast', []],
    ['pet', []],
  ])('%j', (text, words) => {
    expect(findForbidden(text, terms).map(({ word }) => word)).toEqual(words);
  });

  it('is allowed within the term', () => {
    const [inside] = parseTerms('terms.yaml', '- { term: 登录凭证, not: [凭证] }').terms;
    expect(findForbidden('登录凭证和凭证', inside ? [inside] : [])).toMatchObject([{ word: '凭证', index: 5 }]);
  });
});

it('the Chinese texts of the package use the terms of the site', () => {
  const { terms } = parseTerms('terms.yaml', readFileSync(join(ROOT, 'src/i18n/zh-CN/terms.yaml'), 'utf8'));
  const files = readdirSync(join(ROOT, 'plugins'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'lib')
    .flatMap(({ name }) => {
      const folder = join(ROOT, 'plugins', name, 'locales/zh-CN');
      try {
        return readdirSync(folder).map((file) => join(folder, file));
      } catch {
        return [];
      }
    });
  expect(terms.length).toBeGreaterThan(20);
  expect(files.length).toBeGreaterThan(8);
  const found = files.flatMap((file) => {
    const texts = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
    return texts.flatMap((text) => findForbidden(text, terms).map(({ word }) => `${word}: ${text}`));
  });
  expect(found).toEqual([]);
});
