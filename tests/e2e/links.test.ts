import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../helpers/sources';
import { crawl, hashOf, pathOf, type ServedPage } from './support/crawl';
import { CALLS, PAGES } from './support/pages';
import { visit } from './support/visit';

let site: Map<string, ServedPage>;

beforeAll(async () => {
  site = await visit('/doc/', ({ page }) => crawl(page, ['/doc/', '/doc/zh-CN/']));
});

function idsOf(path: string): string[] {
  return site.get(path)?.ids ?? [];
}

function readYaml(file: string): unknown {
  return parse(readFileSync(join(ROOT, file), 'utf8'));
}

describe('links', () => {
  it('from the home page lead to every page of the site, in both languages', () => {
    const wanted = PAGES.flatMap(({ path }) => [`/doc${path}`, `/doc/zh-CN${path}`]).map(pathOf);
    expect(wanted.filter((path) => !site.has(path))).toEqual([]);
  });

  it('lead to pages that exist', () => {
    const broken = [...site].flatMap(([path, { links }]) =>
      links.filter((link) => site.get(pathOf(link))?.status !== 200).map((link) => `${path} → ${link}`),
    );
    expect(broken).toEqual([]);
  });

  it('with a hash lead to a place that exists', () => {
    const hashed = [...site].flatMap(([path, { links }]) =>
      links.filter((link) => hashOf(link) !== '').map((link) => ({ path, link })),
    );
    expect(hashed.length).toBeGreaterThan(CALLS.length);
    const broken = hashed.filter(({ link }) => !idsOf(pathOf(link)).includes(hashOf(link)));
    expect(broken.map(({ path, link }) => `${path} → ${link}`)).toEqual([]);
  });

  it('stay in their language', () => {
    const strays = [...site]
      .filter(([, { lang }]) => lang === 'zh-CN')
      .flatMap(([path, { links }]) => {
        const same = pathOf(path.replace('/doc/zh-CN', '/doc'));
        const leaving = links.filter((link) => !pathOf(link).startsWith('/doc/zh-CN') && pathOf(link) !== same);
        return leaving.map((link) => `${path} → ${link}`);
      });
    expect(strays).toEqual([]);
  });
});

describe('places on pages', () => {
  it('have an id of their own', () => {
    const twice = [...site].flatMap(([path, { ids }]) =>
      ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path}#${id}`),
    );
    expect(twice).toEqual([]);
  });

  it('are named after the operation, in kebab-case', () => {
    expect(idsOf('/doc/api/business-invite')).toContain('invite-generate');
  });

  it('exist for every code of the catalogue', () => {
    const codes = (readYaml('openapi/errors.yaml') as Array<{ code: number }>).map(({ code }) => String(code));
    expect(codes).toHaveLength(39);
    const ids = new Set(idsOf('/doc/api/errors'));
    expect(codes.filter((code) => !ids.has(code))).toEqual([]);
  });

  it('exist for every entity', () => {
    const { components } = readYaml('openapi/openapi.yaml') as { components: { schemas: object } };
    const names = Object.keys(components.schemas);
    expect(names.length).toBeGreaterThan(15);
    const ids = new Set(idsOf('/doc/api/model'));
    expect(names.filter((name) => !ids.has(name))).toEqual([]);
  });
});
