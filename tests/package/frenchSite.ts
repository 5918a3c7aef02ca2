import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { editConfig } from './classicSite';

const COUNT_PAGE = `import { translate } from '@docusaurus/Translate';
import { formatMessage } from '@livespec/docusaurus/messages';
import type { ReactNode } from 'react';

export default function Count() {
  const date = new Date(2026, 2, 4);
  const b = (text: ReactNode) => <b>{text}</b>;
  const message = formatMessage(
    translate({
      id: 'pets.count',
      message: '{count, plural, one {<b>#</b> pet} other {<b>#</b> pets}} on {date, date, ::MMMMd}',
    }),
    { count: 1234, date, b },
  );
  const rest = formatMessage(translate({ id: 'pets.rest', message: '{rest, plural, =0 {none left} other {# left}}' }), {
    rest: 0,
  });
  return <p id="count">{message}, {rest}</p>;
}
`;

const FRENCH = {
  'pets.count': { message: '{count, plural, one {<b>#</b> animal} other {<b>#</b> animaux}} le {date, date, ::MMMMd}' },
  'api.parameters.path': { message: 'Paramètres du chemin' },
};

/** A language without code: its name in the configuration, and one file. */
export function addFrench(site: string): void {
  editConfig(site, /locales: \['en'\]/, "locales: ['en', 'fr']");
  mkdirSync(join(site, 'i18n/fr'), { recursive: true });
  writeFileSync(join(site, 'i18n/fr/code.json'), JSON.stringify(FRENCH));
  writeFileSync(join(site, 'src/pages/count.tsx'), COUNT_PAGE);
}

export function expectMissing(printed: string): void {
  const missing: string[] = printed.match(/Missing message: .*/g) ?? [];
  const lineOf = (id: string) => `Missing message: "${id}" for locale "fr", using default message as fallback.`;
  expect(missing).toEqual(expect.arrayContaining([lineOf('api.result'), lineOf('pets.rest')]));
  expect(missing.filter((line) => Object.keys(FRENCH).some((id) => line === lineOf(id)))).toEqual([]);
  expect(new Set(missing).size).toBe(missing.length);
}

export async function expectFrench(page: Page, open: (path: string) => Promise<unknown>): Promise<void> {
  await open('/count');
  expect(await page.locator('#count').innerText()).toBe('1,234 pets on March 4, none left');
  await open('/fr/count');
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  expect(await page.locator('#count').innerText()).toBe('1\u202f234 animaux le 4 mars, none left');
  expect(await page.locator('#count b').innerText()).toBe('1\u202f234');
  await open('/fr/docs/api/pets');
  const headings = await page.getByRole('heading', { level: 3 }).allInnerTexts();
  expect(headings.join()).toMatch(/Paramètres du chemin.*Result/s);
  const [english, french] = await Promise.all(
    ['en', 'fr', 'x-default'].map((lang) => page.locator(`link[hreflang="${lang}"]`).getAttribute('href')),
  );
  expect(french).toBe(english?.replace('/docs/', '/fr/docs/'));
}
