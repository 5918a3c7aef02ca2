import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** The colour rules of `cat.color`, without level AAA. */
const COLOUR_RULES = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** One line per violation; in dark colours, of colour rules only. `parts`: selectors, to check only these. */
export async function findViolations(page: Page, ...parts: string[]): Promise<string[]> {
  if (await page.evaluate('typeof axe === "undefined"')) await page.evaluate(AXE);
  // With reduced motion, each change still takes a frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const isDark = (await page.locator('html').getAttribute('data-theme')) === 'dark';
  const options = { resultTypes: ['violations'], ...(isDark && { runOnly: COLOUR_RULES }) };
  const within = parts.length > 0 ? JSON.stringify({ include: parts }) : 'document';
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${within}, ${JSON.stringify(options)})`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 5).map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}
