import { expect, it } from 'vitest';
import { ENGINES } from './engines';
import { meet, type Reader } from './reader';

it.each(ENGINES)(
  'a reader of $name searches, calls, copies, chooses a tab and a language, plays a flow and a demo',
  ({ start }) => meet(start, playJourney),
);

/** What readers do with the site, once each. */
async function playJourney(reader: Reader): Promise<void> {
  await reader.open('/');
  await reader.press('Control', 'k');
  await reader.type('set an archive');
  await reader.sees('[role=option]', /Set an archive/);
  await reader.press('Enter');
  await reader.finds('document.activeElement.closest("main h1, main h2")?.id ?? ""', 'archive-set');

  // In WebKit, the first copy is the one that may fail: its code is loaded only then.
  await reader.click('[data-copy="page"]');
  await reader.sees('[role=status]', 'Copied as Markdown');
  await reader.press('Control', 'k');
  await reader.press('Control', 'v');
  await reader.finds('/^# Cloud archive/.test(document.activeElement.value)', true);
  // The first empties the field.
  await reader.press('Escape');
  await reader.press('Escape');

  // Firefox would divide their text into columns.
  await reader.finds(`[...document.querySelectorAll('wbr')].filter(${isInFlexBox.toString()}).length`, 0);

  await reader.click('[data-call-id="archive-set"]');
  await reader.click('.api-fill button', 'Log in as Anna');
  await reader.sees('.api-fill .api-session', /Anna/);
  await reader.click('button', 'Send');
  await reader.sees('.api-status', /^200 0 success/);
  await reader.click('button', /^Make it fail 1/);
  await reader.sees('.api-status', /^200 1\d{4} /);

  await reader.open('/api/data-rank');
  await reader.click('[role=tab]', 'Recipes');
  await reader.finds('location.search', '?tab=recipes');
  await reader.sees('[role=tabpanel] h2');
  await reader.click('button', 'Language');
  await reader.click('a[lang^=zh]');
  await reader.sees('html[lang="zh-CN"] [role=tabpanel] h2');

  await reader.open('/api/flows/ranks');
  await reader.click('button', 'Run this flow');
  await reader.click('button', 'Run all');
  await reader.sees('output', 'The flow has passed');

  await reader.open('/guide/archive');
  await reader.click('#guide-archive button', 'Load both archives');
  await reader.sees('#guide-archive *', /^Loaded/);
  await reader.click('#guide-archive button', 'Save both archives');
  await reader.sees('#guide-archive *', /^Saved at/);
  expect(await reader.problems()).toEqual([]);
}

function isInFlexBox({ parentElement }: Element): boolean {
  return parentElement !== null && /flex|grid/.test(getComputedStyle(parentElement).display);
}
