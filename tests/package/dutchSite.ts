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

const DUTCH = {
  'pets.count': { message: '{count, plural, one {<b>#</b> dier} other {<b>#</b> dieren}} op {date, date, ::MMMMd}' },
  'api.parameters.path': { message: 'Padparameters' },
};

/** A language without code: its name in the configuration, and one file. */
export function addDutch(site: string): void {
  editConfig(site, /locales: \['en'\]/, "locales: ['en', 'nl']");
  mkdirSync(join(site, 'i18n/nl'), { recursive: true });
  writeFileSync(join(site, 'i18n/nl/code.json'), JSON.stringify(DUTCH));
  writeFileSync(join(site, 'src/pages/count.tsx'), COUNT_PAGE);
}

export function expectMissing(printed: string): void {
  const missing: string[] = printed.match(/Missing message.*/g) ?? [];
  const lineOf = (id: string) => `Missing message: "${id}" for locale "nl", using default message as fallback.`;
  const ofOpenApi = expect.stringMatching(
    /^Missing messages: \d+ of the plugin "openapi" for locale "nl"\.$/,
  ) as string;
  expect(missing).toEqual(expect.arrayContaining([lineOf('pets.rest'), ofOpenApi]));
  expect(missing.filter((line) => Object.keys(DUTCH).some((id) => line === lineOf(id)))).toEqual([]);
  expect(new Set(missing).size).toBe(missing.length);
  expect(missing.length).toBeLessThan(15);
}

export async function expectDutch(page: Page, open: (path: string) => Promise<unknown>): Promise<void> {
  await open('/count');
  expect(await page.locator('#count').innerText()).toBe('1,234 pets on March 4, none left');
  await open('/nl/count');
  expect(await page.locator('html').getAttribute('lang')).toBe('nl');
  expect(await page.locator('#count').innerText()).toBe('1.234 dieren op 4 maart, none left');
  expect(await page.locator('#count b').innerText()).toBe('1.234');
  await open('/nl/docs/api/pets');
  const headings = await page.getByRole('heading', { level: 3 }).allInnerTexts();
  expect(headings.join()).toMatch(/Padparameters.*Result/s);
  const [english, dutch] = await Promise.all(
    ['en', 'nl', 'x-default'].map((lang) => page.locator(`link[hreflang="${lang}"]`).getAttribute('href')),
  );
  expect(dutch).toBe(english?.replace('/docs/', '/nl/docs/'));
}
