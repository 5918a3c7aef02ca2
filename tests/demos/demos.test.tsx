import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT, readSource } from '../helpers/sources';

const FOLDER = 'docs/guide/demos';
const NAMES = readdirSync(join(ROOT, FOLDER)).flatMap((file) => /^(.*)\.tsx$/.exec(file)?.[1] ?? []);
const CHINESE = /\p{Script=Han}/u;

interface Described {
  [key: string]: unknown;
  keywords: unknown[];
}

function textsOf(name: string): Record<string, Record<string, string>> {
  return JSON.parse(readSource(`${FOLDER}/texts/${name}.json`)) as Record<string, Record<string, string>>;
}

it('are all there', () => {
  expect(NAMES.toSorted()).toEqual(
    'archive clock config counter errors help invite leaderboard location login loginLoop redeem serverToken session share shareAnswer start track'.split(
      ' ',
    ),
  );
});

describe.each(NAMES)('the demo %s', (name) => {
  const source = readSource(`${FOLDER}/${name}.tsx`);

  it('is described in both languages', () => {
    const [, comment = ''] = /^\/\*\n(.*?)\*\//s.exec(source) ?? [];
    const described = parse(comment) as Described;
    const keys = ['title', 'description', 'keywords'];
    expect(Object.keys(described).toSorted()).toEqual(keys.flatMap((key) => [key, `${key}.zh-CN`]).toSorted());
    for (const key of keys) {
      expect(JSON.stringify(described[key])).not.toMatch(CHINESE);
      expect(JSON.stringify(described[`${key}.zh-CN`])).toMatch(CHINESE);
    }
  });

  it('renders in both languages, and in English where a text is missing', async () => {
    const { default: Demo } = (await import(`../../docs/guide/demos/${name}.tsx`)) as {
      default: ComponentType<{ locale: string }>;
    };
    const [english, chinese, other] = ['en', 'zh-CN', 'fr'].map((locale) => renderToString(<Demo locale={locale} />));
    expect(english).not.toMatch(CHINESE);
    expect(chinese).toMatch(CHINESE);
    expect(other).toBe(english?.replace('lang="en"', 'lang="fr"'));
    expect(english).toContain('None yet.');
  });

  it('has the same texts in both languages, and uses each', () => {
    const { en = {}, 'zh-CN': zh = {} } = textsOf(name);
    expect(Object.keys(zh)).toEqual(Object.keys(en));
    const values = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
    for (const [key, text] of Object.entries(en)) {
      expect(values(zh[key] ?? '')).toEqual(values(text));
    }
    expect(Object.keys(en).filter((key) => !new RegExp(`['"\`]${key}['"\`]|\\b${key}:`).test(source))).toEqual([]);
  });

  it('is short, and runs outside of this site', () => {
    const code = source.slice(source.indexOf('*/')).trim();
    expect(code.split('\n').length).toBeLessThanOrEqual(90);
    expect(source).not.toMatch(/from '@(docusaurus|site|theme|generated)|window\.|document\./);
  });
});
