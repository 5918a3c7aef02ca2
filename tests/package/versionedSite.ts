import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Docusaurus } from './docusaurus';

interface Version {
  label: string;
  /** Address of its pages. */
  base: string;
  path: string;
  /** The path of the other version. */
  other: string;
}

const LAST: Version = { label: '2.0', base: '/docs', path: '/hounds/{id}', other: '/animals/{animal}' };
const NEW: Version = { label: 'Next', base: '/docs/next', path: '/animals/{animal}', other: '/hounds/{id}' };

export const CALLS = '# Calls\n\n<Call id="getPet" />\n\n<ApiSample id="getPet" languages={[\'curl\']} />\n';

/** Tags 1.0 and 2.0, with another path of the call before each, and another after them. */
export async function addVersions(site: string, { run }: Docusaurus): Promise<void> {
  const file = join(site, 'openapi.yaml');
  const text = readFileSync(file, 'utf8');
  await run(site, 'docs:version', '1.0');
  writeFileSync(file, text.replace('/pets/{id}', LAST.path));
  await run(site, 'docs:version', LAST.label);
  writeFileSync(file, text.replace('/pets/{id}', NEW.path).replace('name: id,', 'name: animal,'));
}

export function expectFiles(site: string): void {
  const built = (path: string) => readFileSync(join(site, 'build', path), 'utf8');
  for (const { label, base, path, other } of [LAST, NEW]) {
    for (const name of ['api/openapi.yaml', 'api/openapi.json', 'api/pets.md', 'calls.md']) {
      const text = built(`${base}/${name}`);
      expect([name, text.includes(path), text.includes(other)]).toEqual([name, true, false]);
    }
    expect(built(`${base}/api/pets.md`)).toContain(`Version: ${label}`);
  }
  expect(built('llms.txt')).toContain('Version: 2.0\n');
  expect(built('llms.txt')).toContain('/docs/api/pets.md');
  expect(built('llms.txt')).toContain('/docs/next/llms.txt');
  expect(built('docs/next/llms.txt')).toContain('Version: Next\n');
  expect(built('docs/next/llms.txt')).toContain('/docs/next/api/pets.md');
}

export async function expectVersions(page: Page, open: (path: string) => Promise<unknown>): Promise<void> {
  for (const version of [LAST, NEW]) {
    await open(`${version.base}/api`);
    const download = page.locator('.api-download a', { hasText: 'YAML' });
    expect(await download.getAttribute('href')).toBe(`${version.base}/api/openapi.yaml`);
    await page.getByRole('link', { name: 'one pet' }).click();
    await page.waitForURL(`**${version.base}/api/pets#get-pet`);
    await expectAnswer(page, version);
    await expectFound(page, version);
  }
  // On pages without a version, the last one is searched.
  await open('/');
  await expectFound(page, LAST);
}

async function expectAnswer(page: Page, { path }: Version): Promise<void> {
  await page.getByRole('button', { name: 'Try it' }).click();
  const console = page.getByRole('region', { name: 'Try it' });
  await page.locator('.api-fill').getByRole('textbox').first().fill('5');
  await console.getByRole('button', { name: 'Send' }).click();
  await console.locator('.api-status').getByText('200').waitFor();
  const sent = path.replace(/\{.*/, '5');
  await console.locator('pre').filter({ hasText: sent }).first().waitFor();
  await page.getByRole('button', { name: 'Done' }).click();
}

async function expectFound(page: Page, { label, path, other }: Version): Promise<void> {
  const [, wanted = ''] = path.split('/');
  const [, absent = ''] = other.split('/');
  await page.keyboard.press('/');
  const panel = page.locator('.search-panel');
  await page.keyboard.type(wanted);
  await panel.getByText(path).first().waitFor();
  expect(await panel.innerText()).toContain(`In version ${label}`);
  await page.locator('.search-input').fill(absent);
  await panel.getByText('No content was found').first().waitFor();
  expect(await panel.innerText()).not.toContain(other);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
}
