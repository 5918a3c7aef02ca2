import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DRAWN, hashSocialImages, makeSocialPages } from '../scripts/social/socialPages';
import { listSources, readSource } from './helpers/sources';

const PAGES = makeSocialPages();
const SHOWN = Object.values(PAGES).map((page) => page.slice(page.indexOf('<ul>')));

it('the images are drawn from the pages as they are: if not, `npm run social`', () => {
  expect(hashSocialImages()).toEqual(JSON.parse(readFileSync(DRAWN, 'utf8')));
});

it('there is one for each section, and one for all other pages', () => {
  const [, sections = ''] = /SECTIONS = \[(.*)\]/.exec(readSource('src/theme/DocItem/Metadata/index.tsx')) ?? [];
  expect(Object.keys(PAGES)).toEqual(['home', ...[...sections.matchAll(/\w+/g)].map(String)]);
});

it('they show calls of the document, and functions of the samples', () => {
  const text = (html = '') => html.replace(/<[^>]+>/g, '');
  const calls = SHOWN.flatMap((list) => [...list.matchAll(/<em .*?>(\w+)<\/em>(.*?)<\/li>/g)]);
  const functions = SHOWN.flatMap((list) => [...list.matchAll(/<u>(\w+)<\/u>/g)].map(([, name = '']) => name));
  const types = readSource('docs/_samples/api.ts');
  const samples = listSources('docs/_samples').map(readSource).join('\n');
  expect([calls.length, functions.length]).toEqual([11, 4]);
  const methodOf = (path: string) => {
    const [before = '', after] = types.split(`'${path}': {`);
    return after && [...before.matchAll(/^ {2}(\w+): \{$/gm)].at(-1)?.[1];
  };
  const wrong = calls.filter(([, method, path]) => methodOf(text(path)) !== method);
  expect(wrong.map(([, method, path]) => `${method} ${text(path)}`)).toEqual([]);
  expect(functions.filter((name) => !new RegExp(`export (?:async )?function ${name}\\b`).test(samples))).toEqual([]);
});
